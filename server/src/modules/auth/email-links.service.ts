import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { unauthorized } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { RecordKind } from '../../common/record-kind.js';
import { accountTexts, EmailConfirmations, User } from '../accounts/accounts.module.js';
import { LinkPurpose, type SecretLink, SecretLinksService } from '../secret-links/secret-links.module.js';
import { AccountLetters, UsersWriterService } from '../users/users.module.js';
import type { ConfirmedEmailDto } from './dto/own-account.dto.js';
import { lockOwner } from './password-links.service.js';

const { EMAIL, FORMER_EMAIL, NEW_EMAIL } = LinkPurpose;
const counterpart = { [FORMER_EMAIL]: NEW_EMAIL, [NEW_EMAIL]: FORMER_EMAIL };

/** Links by which an address agrees: that it is its owner's, or that the account gets another one. */
@Injectable()
export class EmailLinksService {
  private readonly logger = new Logger(EmailLinksService.name);

  constructor(
    private readonly links: SecretLinksService,
    private readonly letters: AccountLetters,
    private readonly confirmations: EmailConfirmations,
    private readonly usersWriter: UsersWriterService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Asks the account's address once more to be confirmed; nothing where it is. */
  async sendConfirmation({ userId }: Caller, request?: RequestIdentity): Promise<void> {
    await this.idempotency.runOnce(request, async (manager) => {
      const user = await ownerOf(manager, userId);
      if (!user.emailConfirmedAt)
        await this.letters.send(manager, user, 'email-confirmation', { isLimited: true });
    });
  }

  /**
   * Confirms by a link: the account's address, or, on one side of two, that it changes.
   * @throws ApiException 404 for a link that is not good, 409 when the new address has got an account meanwhile
   */
  confirm(token: string, request?: RequestIdentity): Promise<ConfirmedEmailDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      const link = await this.links.use(manager, token, [EMAIL, FORMER_EMAIL, NEW_EMAIL]);
      const email = link.email!;
      if (link.purpose !== EMAIL) return { email, isComplete: await this.#agree(manager, link) };
      const { id } = await lockOwner(manager, link);
      await this.confirmations.confirm(manager, id);
      return { email, isComplete: true };
    });
  }

  /** @returns whether both have agreed, and the address is another one */
  async #agree(manager: EntityManager, { recordId: userId, email, purpose }: SecretLink): Promise<boolean> {
    // Of two who agree at once, the later one sees the other.
    await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    const other = await newestLink(
      this.links,
      manager,
      userId,
      counterpart[purpose as keyof typeof counterpart],
    );
    if (other?.email !== email || !isUsed(other)) return false;
    await this.usersWriter.setEmail(manager, userId, email!);
    this.logger.log({ userId }, 'Email address changed');
    return true;
  }
}

/** The newest link of an account, used or not. */
export async function newestLink(
  links: SecretLinksService,
  manager: EntityManager,
  recordId: number,
  purpose: LinkPurpose,
): Promise<SecretLink | undefined> {
  const [newest] = await links.list(manager, { kind: RecordKind.USER, recordId }, purpose);
  return newest;
}

export function isUsed({ usesLeft }: SecretLink): boolean {
  return usesLeft === 0;
}

/** @throws ApiException 401 where the account is gone */
export async function ownerOf(manager: EntityManager, id: number): Promise<User> {
  const user = await manager.findOneBy(User, { id });
  if (!user) throw unauthorized(accountTexts.sessionEnded);
  return user;
}
