import { Injectable, Logger } from '@nestjs/common';
import type { Caller } from '../../common/access/access.js';
import { unauthorized, validationError } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { accountTexts } from '../accounts/accounts.module.js';
import { SessionsService } from '../sessions/sessions.module.js';
import { hashPassword, UserDto, UsersService, UsersWriterService } from '../users/users.module.js';
import { authTexts } from './auth-texts.js';
import { CurrentPassword } from './current-password.js';
import type { ChangePasswordDto, UpdateProfileDto } from './dto/own-account.dto.js';

/** What the owner of an account reads and changes of it. */
@Injectable()
export class OwnAccountService {
  private readonly logger = new Logger(OwnAccountService.name);

  constructor(
    private readonly users: UsersService,
    private readonly usersWriter: UsersWriterService,
    private readonly sessions: SessionsService,
    private readonly currentPassword: CurrentPassword,
    private readonly idempotency: IdempotencyService,
  ) {}

  async profile(caller: Caller): Promise<UserDto> {
    const user = await this.users.findEntity(caller.userId);
    if (!user) throw unauthorized(accountTexts.sessionEnded);
    return UserDto.from(user);
  }

  updateProfile(caller: Caller, changes: UpdateProfileDto): Promise<UserDto> {
    return this.usersWriter.update(caller.userId, changes, caller);
  }

  /** Changes the caller's password and ends the account's other sessions. */
  async changePassword(
    caller: Caller,
    { currentPassword, newPassword }: ChangePasswordDto,
    request?: RequestIdentity,
  ): Promise<void> {
    // Once it is done, the current password is another one.
    if (await this.idempotency.wasCarriedOut(request)) return;
    await this.currentPassword.require(caller.userId, currentPassword);
    if (newPassword === currentPassword) {
      throw validationError([{ field: 'newPassword', message: authTexts.samePassword }]);
    }
    const passwordHash = await hashPassword(newPassword);
    await this.idempotency.runOnce(request, async (manager) => {
      await this.usersWriter.setPasswordHash(manager, caller.userId, passwordHash);
      await this.sessions.endAll(manager, caller.userId, caller.sessionId);
    });
    this.logger.log({ userId: caller.userId }, 'Password changed');
  }
}
