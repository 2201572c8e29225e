import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { DataSource, type EntityManager, Not } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { Erasure } from '../../common/erasure/erasure.js';
import { conflict, notFound } from '../../common/errors/api-exception.js';
import { ConstraintSentences } from '../../common/errors/constraint-messages.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { lockUntilCommit } from '../../common/lock-until-commit.js';
import { RecordKind } from '../../common/record-kind.js';
import type { ToggleDto } from '../../common/validation/toggle.dto.js';
import {
  ActivityVerb,
  type ContentType,
  RecordWriter,
  setColumns,
  setSwitch,
} from '../../content/content.module.js';
import { accountTexts, User, UserRole, UserSource } from '../accounts/accounts.module.js';
import { SecondFactorsService } from '../second-factor/second-factor.module.js';
import { SessionsService } from '../sessions/sessions.module.js';
import { AccountLetters } from './account-letters.js';
import { type CreateUserDto, type InviteUserDto, type UpdateUserDto, UserDto } from './dto/user.dto.js';
import { hashPassword } from './password.js';

const userType: ContentType<User> = {
  kind: RecordKind.USER,
  entity: User,
  notFound: accountTexts.notFound,
  titleOf: ({ name }) => name,
  toDto: UserDto.from,
};

type NewUser = Pick<User, 'name' | 'email' | 'passwordHash' | 'role' | 'source'> &
  Partial<Pick<User, 'address' | 'language' | 'isInvited'>>;

/** What staff change: accounts; and what their owners change through `modules/auth`. */
@ConstraintSentences({ users_email_key: accountTexts.emailTaken })
@Injectable()
export class UsersWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: RecordWriter,
    private readonly sessions: SessionsService,
    private readonly idempotency: IdempotencyService,
    private readonly erasure: Erasure,
    private readonly letters: AccountLetters,
    private readonly factors: SecondFactorsService,
  ) {}

  async create(
    { password, role = UserRole.USER, ...person }: CreateUserDto,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<UserDto> {
    const passwordHash = await hashPassword(password);
    return this.idempotency.runOnce(request, async (manager) => {
      const user = await this.insert(manager, { ...person, passwordHash, role, source: UserSource.ADMIN });
      await this.records.log(manager, userType, ActivityVerb.CREATED, user, caller);
      return UserDto.from(user);
    });
  }

  /** Adds an account within a transaction. @throws the database's refusal when the email is taken (409) */
  async insert(manager: EntityManager, user: NewUser): Promise<User> {
    const { identifiers } = await manager.insert(User, user);
    return manager.findOneByOrFail(User, identifiers[0] as { id: number });
  }

  /** @param request makes a retry harmless that sets a password, which nothing shows to be set already */
  async update(
    id: number,
    { version, password, ...changes }: UpdateUserDto,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<UserDto> {
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    const isInvited = passwordHash === undefined ? undefined : false;
    return this.idempotency.runOnce(request, async (manager) => {
      await this.#lockAccounts(manager);
      let losesAccess = false;
      const { isDone, apply } = setColumns<User>({ ...changes, passwordHash, isInvited });
      const change = {
        id,
        version,
        isDone,
        apply: async (user: User) => {
          const isSwitchedOff = user.isActive && changes.isActive === false;
          const isDemoted = changes.role !== undefined && losesWork(user.role, changes.role);
          losesAccess = isSwitchedOff || isDemoted;
          if (losesAccess) await this.#requireExpendable(manager, user, caller);
          if (changes.email !== undefined && changes.email !== user.email) {
            user.emailConfirmedAt = null;
            await this.letters.giveUpEmail(manager, id);
          }
          await apply(user);
        },
      };
      const saved = await this.records.change(manager, userType, change, caller);
      if (losesAccess || passwordHash) {
        await this.sessions.endAll(manager, id, id === caller.userId ? caller.sessionId : undefined);
      }
      return UserDto.from(saved);
    });
  }

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
      const user = await this.insert(manager, account);
      await this.records.log(manager, userType, ActivityVerb.CREATED, user, caller);
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

  /** Ends all sessions of an account; its next step anywhere asks to sign in. */
  async signOut(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await requireUser(manager, id);
      await this.sessions.endAll(manager, id, id === caller.userId ? caller.sessionId : undefined);
    });
  }

  /** For an owner who lost both the app and the recovery codes: their password alone is requested again. */
  async removeSecondFactor(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await requireUser(manager, id);
      if (!user.secondFactorSince) return;
      await this.factors.remove(manager, id);
      await this.records.log(manager, userType, ActivityVerb.UPDATED, user, caller);
    });
  }

  /** The owner's own change, which both addresses have agreed to. @throws the database's refusal when it is taken (409) */
  async setEmail(manager: EntityManager, id: number, email: string): Promise<void> {
    const user = await manager.findOneByOrFail(User, { id });
    await manager.save(User, Object.assign(user, { email, emailConfirmedAt: new Date() }));
  }

  setPasswordHash(manager: EntityManager, id: number, passwordHash: string) {
    return manager.update(User, id, { passwordHash });
  }

  /**
   * Switches an account off or on as wanted, or, where nothing is said, to what it is not; switching it off ends
   * its sessions.
   */
  toggleStatus(
    id: number,
    { value, version }: ToggleDto,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<UserDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      await this.#lockAccounts(manager);
      const { isDone, apply } = setSwitch('isActive', value);
      const change = {
        id,
        version,
        isDone,
        apply: async (user: User) => {
          if (user.isActive) await this.#requireExpendable(manager, user, caller);
          await apply(user);
          await this.sessions.endAll(manager, id);
        },
      };
      return UserDto.from(await this.records.change(manager, userType, change, caller));
    });
  }

  /** @param source where the caller believes the account was made */
  async remove(id: number, source: UserSource | undefined, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // FOR UPDATE: a rating that is under way is over, and counted, before it is taken back.
      const user = await manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!user) throw notFound(accountTexts.notFound);
      if (source !== undefined && source !== user.source) {
        throw conflict('This account is not the one on your screen. Refresh the list and try again.');
      }
      if (user.role === UserRole.ADMIN) throw conflict('An administrator cannot be deleted.');
      await this.records.log(manager, userType, ActivityVerb.DELETED, user, caller);
      // First, while what the account left elsewhere can still be distinguished from that of others.
      await this.erasure.erase(manager, { subject: RecordKind.USER, ids: [id] });
      await manager.delete(User, id);
    });
  }

  /** Staff may neither lock themselves out nor everybody. */
  async #requireExpendable(manager: EntityManager, user: User, caller: Caller): Promise<void> {
    if (user.role !== UserRole.ADMIN) return;
    if (user.id === caller.userId) throw conflict('You cannot remove your own access.');
    const others = { role: UserRole.ADMIN, isActive: true, id: Not(user.id) };
    if (!(await manager.existsBy(User, others))) {
      throw conflict('The last active administrator cannot lose access. Add another administrator first.');
    }
  }

  /** Changes of accounts wait for one another, so that two who switch off each other cannot both succeed. */
  async #lockAccounts(manager: EntityManager): Promise<void> {
    await lockUntilCommit(manager, 'accounts');
  }
}

async function requireUser(manager: EntityManager, id: number): Promise<User> {
  const user = await manager.findOneBy(User, { id });
  if (!user) throw notFound(accountTexts.notFound);
  return user;
}

/** Whether an account that becomes another one may no longer do something that it could. */
function losesWork(before: UserRole, after: UserRole): boolean {
  return before !== after && before !== UserRole.USER && after !== UserRole.ADMIN;
}
