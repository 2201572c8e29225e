import { Injectable } from '@nestjs/common';
import { clientOf } from '../../common/rate-limit/client-of.js';
import { FailedAttempts } from '../../common/rate-limit/failed-attempts.js';

const windowMinutes = 15;
const windowMs = windowMinutes * 60 * 1000;

/** Counts failed logins, of an account from one client and of a client over all accounts, and wrong current passwords. */
@Injectable()
export class LoginAttempts {
  private readonly ofAccount = new FailedAttempts({
    allowed: 10,
    windowMs,
    sentence: (texts) => texts.tooManyFailedLogins(windowMinutes),
  });
  private readonly ofClient = new FailedAttempts({
    allowed: 100,
    windowMs,
    sentence: (texts) => texts.tooManyFailedLogins(windowMinutes),
  });
  private readonly ofCurrentPassword = new FailedAttempts({
    allowed: 10,
    windowMs,
    sentence: (texts) => texts.tooManyWrongPasswords(windowMinutes),
  });

  /**
   * Begins a login. @param address network address of the client
   * @throws ApiException 429 when it may not be tried for now
   * @returns says that the login was no failure
   */
  begin(email: string, address: string): () => void {
    const client = clientOf(address);
    const account = `${email.toLowerCase()} ${client}`;
    this.ofAccount.check(account);
    this.ofClient.check(client);
    this.ofAccount.count(account);
    this.ofClient.count(client);
    return () => {
      this.ofAccount.forget(account);
      // Not more: whoever has one account could try all others for ever.
      this.ofClient.takeBack(client);
    };
  }

  /**
   * Begins a change of a password: a stolen access token must not serve to guess it.
   * @throws ApiException 429 when the account's current password was wrong too often
   * @returns says that the password was right
   */
  beginChange(userId: number): () => void {
    const key = String(userId);
    this.ofCurrentPassword.check(key);
    this.ofCurrentPassword.count(key);
    return () => this.ofCurrentPassword.forget(key);
  }
}
