import { Injectable, Logger } from '@nestjs/common';
import type { Caller } from '../../common/access/access.js';
import {
  invalidCredentials,
  secondFactorRequired,
  unauthorized,
  validationError,
} from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { accountTexts } from '../accounts/accounts.module.js';
import { secondFactorTexts, SecondFactorsService } from '../second-factor/second-factor.module.js';
import { SessionsService } from '../sessions/sessions.module.js';
import {
  AccountDto,
  hashPassword,
  UserDto,
  UsersService,
  UsersWriterService,
} from '../users/users.module.js';
import { authTexts } from './auth-texts.js';
import { CurrentPassword } from './current-password.js';
import type { ChangePasswordDto, UpdateProfileDto } from './dto/own-account.dto.js';
import type { LoginDto, SignedInDto } from './dto/sign-in.dto.js';
import { type Attempt, LoginAttempts } from './login-attempts.js';

@Injectable()
export class AuthService {
  private readonly logger = new Logger(AuthService.name);

  constructor(
    private readonly users: UsersService,
    private readonly usersWriter: UsersWriterService,
    private readonly sessions: SessionsService,
    private readonly attempts: LoginAttempts,
    private readonly currentPassword: CurrentPassword,
    private readonly factors: SecondFactorsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * @param address network address of the client, for the limit on failed logins
   * @param userAgent what its browser says of itself
   */
  async login(
    { email, password, code }: LoginDto,
    address: string,
    userAgent: string | undefined,
  ): Promise<SignedInDto> {
    const attempt = await this.attempts.begin(email, address);
    const { user, matches } = await this.currentPassword.verify({ email }, password, attempt);
    if (!user || !matches || !user.isActive) {
      this.logger.warn({ userId: user?.id }, 'Sign-in refused');
      throw invalidCredentials(authTexts.invalidCredentials);
    }
    if (user.secondFactorSince) await this.#requireCode(user.id, code, attempt);
    await attempt.succeed();
    this.logger.log({ userId: user.id }, 'Signed in');
    return { user: AccountDto.from(user), ...(await this.sessions.start(user.id, userAgent)) };
  }

  /** @param attempt of the password, which was right */
  async #requireCode(userId: number, code: string | undefined, attempt: Attempt): Promise<void> {
    if (code === undefined) {
      await attempt.takeBack();
      throw secondFactorRequired(secondFactorTexts.codeNeeded);
    }
    const attemptOfCode = await this.attempts.beginCode(userId);
    const refusal = await this.factors.use(userId, code);
    if (refusal) {
      this.logger.warn({ userId }, 'A wrong code at the sign-in');
      throw refusal;
    }
    await attemptOfCode.succeed();
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
