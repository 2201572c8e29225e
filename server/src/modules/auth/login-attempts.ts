import { Injectable } from '@nestjs/common';
import { clientOf } from '../../common/rate-limit/client-of.js';
import { FailedAttempts } from '../../common/rate-limit/failed-attempts.js';
import { authTexts } from './auth-texts.js';

const windowMinutes = 15;
const windowMs = windowMinutes * 60 * 1000;

/** One that was counted as a failure before anybody knew. */
export interface Attempt {
  /** The password was right. */
  succeed: () => void;
  /** Nobody could tell. */
  takeBack: () => void;
}

/** Counts failed logins, of an account from one client and of a client over all accounts, and wrong current passwords. */
@Injectable()
export class LoginAttempts {
  private readonly ofAccount = new FailedAttempts({
    allowed: 10,
    windowMs,
    sentence: authTexts.tooManyFailedLogins(windowMinutes),
  });
  private readonly ofClient = new FailedAttempts({
    allowed: 100,
    windowMs,
    sentence: authTexts.tooManyFailedLogins(windowMinutes),
  });
  private readonly ofCurrentPassword = new FailedAttempts({
    allowed: 10,
    windowMs,
    sentence: authTexts.tooManyWrongPasswords(windowMinutes),
  });

  /**
   * Begins a login. @param address network address of the client
   * @throws ApiException 429 when it may not be tried for now
   */
  begin(email: string, address: string): Attempt {
    const client = clientOf(address);
    const account = `${email.toLowerCase()} ${client}`;
    this.ofAccount.check(account);
    this.ofClient.check(client);
    this.ofAccount.count(account);
    this.ofClient.count(client);
    return {
      succeed: () => {
        this.ofAccount.forget(account);
        // Not more: whoever has one account could try all others for ever.
        this.ofClient.takeBack(client);
      },
      takeBack: () => {
        this.ofAccount.takeBack(account);
        this.ofClient.takeBack(client);
      },
    };
  }

  /**
   * Begins a change of a password: a stolen access token must not serve to guess it.
   * @throws ApiException 429 when the account's current password was wrong too often
   */
  beginChange(userId: number): Attempt {
    const key = String(userId);
    this.ofCurrentPassword.check(key);
    this.ofCurrentPassword.count(key);
    return {
      succeed: () => this.ofCurrentPassword.forget(key),
      takeBack: () => this.ofCurrentPassword.takeBack(key),
    };
  }
}
