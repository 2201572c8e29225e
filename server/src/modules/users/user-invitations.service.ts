import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { Caller } from '../../common/access/access.js';
import { conflict } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { UserRole, UserSource } from '../accounts/accounts.module.js';
import { AccountLetters } from './account-letters.js';
import { type InviteUserDto, UserDto } from './dto/user.dto.js';
import { hashPassword } from './password.js';
import { requireUser } from './user.content-type.js';
import { UsersWriterService } from './users-writer.service.js';

/** Invites people to accounts whose password they choose. */
@Injectable()
export class UserInvitationsService {
  constructor(
    private readonly usersWriter: UsersWriterService,
    private readonly letters: AccountLetters,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Makes an account whose owner chooses the password, by a link that is good for seven days.
   * @throws the database's refusal when the email is taken (409)
   */
  async invite(
    { role = UserRole.USER, ...person }: InviteUserDto,
    caller: Caller,
    request?: RequestIdentity,
  ) {
    // A password that nobody knows, until there is one.
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    return this.idempotency.runOnce(request, async (manager) => {
      const account = { ...person, passwordHash, role, source: UserSource.ADMIN, isInvited: true };
      const user = await this.usersWriter.add(manager, account, caller);
      await this.letters.send(manager, user, 'invitation', { isLimited: false });
      return UserDto.from(user);
    });
  }

  /** Sends an invitation again. @throws ApiException 409 when it was taken up */
  async inviteAgain(id: number, request?: RequestIdentity): Promise<void> {
    await this.idempotency.runOnce(request, async (manager) => {
      const user = await requireUser(manager, id);
      if (!user.isInvited) throw conflict('This account already has a password. Nothing was sent.');
      await this.letters.send(manager, user, 'invitation', { isLimited: false });
    });
  }
}
