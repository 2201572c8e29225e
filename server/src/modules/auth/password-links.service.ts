import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { inSameTime } from '../../common/same-time.js';
import { EmailConfirmations, User } from '../accounts/accounts.module.js';
import {
  linkRefusal,
  LinkPurpose,
  type SecretLink,
  SecretLinksService,
} from '../secret-links/secret-links.module.js';
import { SessionsService } from '../sessions/sessions.module.js';
import { AccountLetters, hashPassword } from '../users/users.module.js';
import type { ForgotPasswordDto, ResetPasswordDto } from './dto/sign-in.dto.js';

const passwordPurposes = [LinkPurpose.PASSWORD, LinkPurpose.INVITATION];

/** New passwords for people who forgot theirs, or have none yet. */
@Injectable()
export class PasswordLinksService {
  private readonly logger = new Logger(PasswordLinksService.name);

  constructor(
    private readonly links: SecretLinksService,
    private readonly letters: AccountLetters,
    private readonly confirmations: EmailConfirmations,
    private readonly sessions: SessionsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Writes a link to the address if it has an account; the answer is the same without one. */
  async send({ email }: ForgotPasswordDto, request?: RequestIdentity): Promise<void> {
    const work = this.idempotency.runOnce(request, async (manager) => {
      const user = await manager.findOneBy(User, { email, isActive: true });
      if (!user) return;
      const kind = user.isInvited ? 'invitation' : 'password-link';
      await this.letters.send(manager, user, kind, { isLimited: true });
    });
    await inSameTime(work);
  }

  /**
   * Sets the password by a link, and ends all sessions of the account. The owner of the link reads the mails of the
   * address.
   * @throws ApiException 404 for a link that is not good
   */
  async use({ token, newPassword }: ResetPasswordDto, request?: RequestIdentity): Promise<void> {
    const passwordHash = await hashPassword(newPassword);
    await this.idempotency.runOnce(request, async (manager) => {
      const user = await lockOwner(manager, await this.links.use(manager, token, passwordPurposes));
      await manager.update(User, user.id, { passwordHash, isInvited: false });
      await this.confirmations.confirm(manager, user.id);
      await this.sessions.endAll(manager, user.id);
      this.logger.log({ userId: user.id }, 'Password set by a link');
    });
  }
}

/** The account of a link; its address may have changed since. @throws ApiException 404 */
export async function lockOwner(
  manager: EntityManager,
  { purpose, recordId: id, email }: SecretLink,
): Promise<User> {
  const lock = { mode: 'pessimistic_write' } as const;
  const user = await manager.findOne(User, { where: { id, email: email!, isActive: true }, lock });
  if (!user) throw linkRefusal(purpose, 'unknown');
  return user;
}
