import { Injectable, Logger } from '@nestjs/common';
import { validationError } from '../../common/errors/api-exception.js';
import type { User } from '../accounts/accounts.module.js';
import { UsersService, verifyPassword } from '../users/users.module.js';
import { authTexts } from './auth-texts.js';
import { type Attempt, LoginAttempts } from './login-attempts.js';

/** Who is at the keyboard: whether they know the password. */
@Injectable()
export class CurrentPassword {
  private readonly logger = new Logger(CurrentPassword.name);

  constructor(
    private readonly users: UsersService,
    private readonly attempts: LoginAttempts,
  ) {}

  /**
   * Before what a stolen session alone must not do.
   * @throws ApiException 400 when it is wrong, 429 when it was wrong too often
   */
  async require(userId: number, currentPassword: string): Promise<void> {
    const attempt = await this.attempts.beginChange(userId);
    const { matches } = await this.verify({ id: userId }, currentPassword, attempt);
    if (!matches) {
      this.logger.warn({ userId }, 'A wrong current password');
      throw validationError([{ field: 'currentPassword', message: authTexts.wrongCurrentPassword }]);
    }
    await attempt.succeed();
  }

  /** Whose account it is, and whether the password is its own. Where that fails, it was no wrong password. */
  async verify(
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
