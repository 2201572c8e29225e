import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict, validationError } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { accountTexts, User } from '../accounts/accounts.module.js';
import { LinkPurpose, SecretLinksService } from '../secret-links/secret-links.module.js';
import { AccountLetters } from '../users/users.module.js';
import { authTexts } from './auth-texts.js';
import { CurrentPassword } from './current-password.js';
import type { ChangeEmailDto, EmailChangeDto, OwnEmailDto } from './dto/own-account.dto.js';
import { isUsed, newestLink, ownerOf } from './email-links.service.js';

/** How an account gets another address: both have to agree. */
@Injectable()
export class EmailChangesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SecretLinksService,
    private readonly letters: AccountLetters,
    private readonly currentPassword: CurrentPassword,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Asks both addresses for a change; one that was requested before is given up.
   * @throws ApiException 400 for a wrong password or the same address, 409 for one that has an account
   */
  async ask(
    { userId }: Caller,
    { newEmail, currentPassword }: ChangeEmailDto,
    request?: RequestIdentity,
  ): Promise<OwnEmailDto> {
    if (!(await this.idempotency.wasCarriedOut(request))) {
      await this.currentPassword.require(userId, currentPassword);
    }
    return this.idempotency.runOnce(request, async (manager) => {
      const user = await ownerOf(manager, userId);
      if (user.email === newEmail) {
        throw validationError([{ field: 'newEmail', message: authTexts.sameEmail }]);
      }
      if (await manager.existsBy(User, { email: newEmail })) throw conflict(accountTexts.emailTaken);
      await this.letters.askForEmail(manager, user, newEmail);
      return this.#stateOf(manager, user);
    });
  }

  async stateOf({ userId }: Caller): Promise<OwnEmailDto> {
    const { manager } = this.dataSource;
    return this.#stateOf(manager, await ownerOf(manager, userId));
  }

  /** Gives a change up. */
  async withdraw({ userId }: Caller): Promise<void> {
    await this.letters.giveUpEmail(this.dataSource.manager, userId);
  }

  async #stateOf(manager: EntityManager, user: User): Promise<OwnEmailDto> {
    const { id, email, emailConfirmedAt } = user;
    return { email, isConfirmed: emailConfirmedAt !== null, change: await this.#pending(manager, id) };
  }

  async #pending(manager: EntityManager, userId: number): Promise<EmailChangeDto | null> {
    const former = await newestLink(this.links, manager, userId, LinkPurpose.FORMER_EMAIL);
    const next = await newestLink(this.links, manager, userId, LinkPurpose.NEW_EMAIL);
    if (!former || !next || (isUsed(former) && isUsed(next))) return null;
    return {
      newEmail: next.email!,
      formerAgreed: isUsed(former),
      newAgreed: isUsed(next),
      expiresAt: next.expiresAt!,
    };
  }
}
