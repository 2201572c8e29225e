import { Injectable, Logger } from '@nestjs/common';
import { invalidCredentials, secondFactorRequired } from '../../common/errors/api-exception.js';
import { secondFactorTexts, SecondFactorsService } from '../second-factor/second-factor.module.js';
import { SessionsService } from '../sessions/sessions.module.js';
import { AccountDto } from '../users/users.module.js';
import { authTexts } from './auth-texts.js';
import { CurrentPassword } from './current-password.js';
import type { LoginDto, SignedInDto } from './dto/sign-in.dto.js';
import { type Attempt, LoginAttempts } from './login-attempts.js';

@Injectable()
export class SignInService {
  private readonly logger = new Logger(SignInService.name);

  constructor(
    private readonly sessions: SessionsService,
    private readonly attempts: LoginAttempts,
    private readonly currentPassword: CurrentPassword,
    private readonly factors: SecondFactorsService,
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
}
