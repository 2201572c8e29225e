import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict, unauthorized, validationError } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { RecordKind } from '../../common/record-kind.js';
import { accountTexts, EmailConfirmations, User } from '../accounts/accounts.module.js';
import { LinkPurpose, type SecretLink, SecretLinksService } from '../secret-links/secret-links.module.js';
import { AccountLetters, UsersWriterService } from '../users/users.module.js';
import { authTexts } from './auth-texts.js';
import { CurrentPassword } from './current-password.js';
import type {
  ChangeEmailDto,
  ConfirmedEmailDto,
  EmailChangeDto,
  OwnEmailDto,
} from './dto/own-account.dto.js';
import { lockOwner } from './password-links.service.js';

const { EMAIL, FORMER_EMAIL, NEW_EMAIL } = LinkPurpose;
const counterpart = { [FORMER_EMAIL]: NEW_EMAIL, [NEW_EMAIL]: FORMER_EMAIL };

/** The address of an account: that it is its owner's, and that it becomes another one. */
@Injectable()
export class EmailChangesService {
  private readonly logger = new Logger(EmailChangesService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SecretLinksService,
    private readonly letters: AccountLetters,
    private readonly confirmations: EmailConfirmations,
    private readonly usersWriter: UsersWriterService,
    private readonly currentPassword: CurrentPassword,
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
    const other = await this.#newest(manager, userId, counterpart[purpose as keyof typeof counterpart]);
    if (other?.email !== email || !isUsed(other)) return false;
    await this.usersWriter.setEmail(manager, userId, email!);
    this.logger.log({ userId }, 'Email address changed');
    return true;
  }

  async #stateOf(manager: EntityManager, user: User): Promise<OwnEmailDto> {
    const { id, email, emailConfirmedAt } = user;
    return { email, isConfirmed: emailConfirmedAt !== null, change: await this.#pending(manager, id) };
  }

  async #pending(manager: EntityManager, userId: number): Promise<EmailChangeDto | null> {
    const former = await this.#newest(manager, userId, FORMER_EMAIL);
    const next = await this.#newest(manager, userId, NEW_EMAIL);
    if (!former || !next || (isUsed(former) && isUsed(next))) return null;
    return {
      newEmail: next.email!,
      formerAgreed: isUsed(former),
      newAgreed: isUsed(next),
      expiresAt: next.expiresAt!,
    };
  }

  async #newest(
    manager: EntityManager,
    recordId: number,
    purpose: LinkPurpose,
  ): Promise<SecretLink | undefined> {
    const [newest] = await this.links.list(manager, { kind: RecordKind.USER, recordId }, purpose);
    return newest;
  }
}

function isUsed({ usesLeft }: SecretLink): boolean {
  return usesLeft === 0;
}

async function ownerOf(manager: EntityManager, id: number): Promise<User> {
  const user = await manager.findOneBy(User, { id });
  if (!user) throw unauthorized(accountTexts.sessionEnded);
  return user;
}
