import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict } from '../../common/errors/api-exception.js';
import { ConstraintSentences } from '../../common/errors/constraint-messages.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { lockUntilCommit } from '../../common/lock-until-commit.js';
import type { ToggleDto } from '../../common/validation/toggle.dto.js';
import { ActivityVerb, RecordWriter, setColumns, setSwitch } from '../../content/content.module.js';
import { accountTexts, User, UserRole, UserSource } from '../accounts/accounts.module.js';
import { SessionsService } from '../sessions/sessions.module.js';
import { AccountLetters } from './account-letters.js';
import { type CreateUserDto, type UpdateUserDto, UserDto } from './dto/user.dto.js';
import { hashPassword } from './password.js';
import { userType } from './user.content-type.js';

type NewUser = Pick<User, 'name' | 'email' | 'passwordHash' | 'role' | 'source'> &
  Partial<Pick<User, 'address' | 'language' | 'isInvited'>>;

/** What staff change: accounts; and what their owners change through `modules/auth`. */
@ConstraintSentences({ users_email_key: accountTexts.emailTaken })
@Injectable()
export class UsersWriterService {
  constructor(
    private readonly records: RecordWriter,
    private readonly sessions: SessionsService,
    private readonly letters: AccountLetters,
    private readonly idempotency: IdempotencyService,
  ) {}

  async create(
    { password, role = UserRole.USER, ...person }: CreateUserDto,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<UserDto> {
    const passwordHash = await hashPassword(password);
    return this.idempotency.runOnce(request, async (manager) => {
      const account = { ...person, passwordHash, role, source: UserSource.ADMIN };
      return UserDto.from(await this.add(manager, account, caller));
    });
  }

  /**
   * Adds an account within a transaction, and writes the log.
   * @param caller who adds it; without one that is its owner
   * @throws the database's refusal when the email is taken (409)
   */
  async add(manager: EntityManager, account: NewUser, caller?: Caller): Promise<User> {
    const { identifiers } = await manager.insert(User, account);
    const user = await manager.findOneByOrFail(User, identifiers[0] as { id: number });
    await this.records.log(manager, userType, ActivityVerb.CREATED, user, caller ?? { userId: user.id });
    return user;
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

/** Whether an account that becomes another one may no longer do something that it could. */
function losesWork(before: UserRole, after: UserRole): boolean {
  return before !== after && before !== UserRole.USER && after !== UserRole.ADMIN;
}
