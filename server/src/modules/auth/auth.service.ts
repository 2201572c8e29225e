import { Injectable, Logger } from '@nestjs/common';
import type { Caller } from '../../common/access/access.js';
import { invalidCredentials, unauthorized, validationError } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { SessionsService } from '../sessions/sessions.module.js';
import { accountTexts, type User } from '../accounts/accounts.module.js';
import {
  AccountDto,
  hashPassword,
  UserDto,
  UsersService,
  UsersWriterService,
  verifyPassword,
} from '../users/users.module.js';
import { authTexts } from './auth-texts.js';
import type { ChangePasswordDto } from './dto/change-password.dto.js';
import type { LoginDto } from './dto/login.dto.js';
import type { SignedInDto } from './dto/signed-in.dto.js';
import type { UpdateProfileDto } from './dto/update-profile.dto.js';
import { type Attempt, LoginAttempts } from './login-attempts.js';

@Injectable()
export class AuthService {
  private readonly logger = new Logger(AuthService.name);

  constructor(
    private readonly users: UsersService,
    private readonly usersWriter: UsersWriterService,
    private readonly sessions: SessionsService,
    private readonly attempts: LoginAttempts,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** @param address network address of the client, for the limit on failed logins */
  async login({ email, password }: LoginDto, address: string): Promise<SignedInDto> {
    const attempt = await this.attempts.begin(email, address);
    const { user, matches } = await this.#verify({ email }, password, attempt);
    if (!user || !matches || !user.isActive) {
      this.logger.warn({ userId: user?.id }, 'Sign-in refused');
      throw invalidCredentials(authTexts.invalidCredentials);
    }
    await attempt.succeed();
    this.logger.log({ userId: user.id }, 'Signed in');
    return { user: AccountDto.from(user), ...(await this.sessions.start(user.id)) };
  }

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
    const attempt = await this.attempts.beginChange(caller.userId);
    const { matches } = await this.#verify({ id: caller.userId }, currentPassword, attempt);
    if (!matches) {
      this.logger.warn({ userId: caller.userId }, 'Change of password refused');
      throw validationError([{ field: 'currentPassword', message: authTexts.wrongCurrentPassword }]);
    }
    await attempt.succeed();
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

  /** Whose account it is, and whether the password is its own. Where that fails, it was no wrong password. */
  async #verify(
    where: { id: number } | { email: string },
    password: string,
    attempt: Attempt,
  ): Promise<{ user: User | null; matches: boolean }> {
    try {
      const user = await this.users.findWithPasswordHash(where);
      return { user, matches: await verifyPassword(user?.passwordHash, password) };
    } catch (error) {
      await attempt.takeBack();
      throw error;
    }
  }
}
