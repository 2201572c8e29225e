import { Injectable } from '@nestjs/common';
import { clientOf } from '../../common/network/client-of.js';
import { Counters } from '../../integrations/rate-limit/counters.js';
import { FailedAttempts } from '../../integrations/rate-limit/failed-attempts.js';
import { authTexts } from './auth-texts.js';

const windowMinutes = 15;
const windowMs = windowMinutes * 60 * 1000;

/** One that was counted as a failure before anybody knew. */
export interface Attempt {
  /** The password was right. */
  succeed: () => Promise<void>;
  /** Not known. */
  takeBack: () => Promise<void>;
}

/**
 * Counts failed logins, of an account from one client and of a client over all accounts, and wrong current passwords
 * and codes of an account; in all processes together.
 */
@Injectable()
export class LoginAttempts {
  private readonly ofAccount: FailedAttempts;
  private readonly ofClient: FailedAttempts;
  private readonly ofCurrentPassword: FailedAttempts;
  private readonly ofCode: FailedAttempts;

  constructor(counters: Counters) {
    const tooManyLogins = authTexts.tooManyFailedLogins(windowMinutes);
    this.ofAccount = new FailedAttempts(counters.create('logins of an account', windowMs), {
      allowed: 10,
      sentence: tooManyLogins,
    });
    this.ofClient = new FailedAttempts(counters.create('logins of a client', windowMs), {
      allowed: 100,
      sentence: tooManyLogins,
    });
    this.ofCurrentPassword = new FailedAttempts(counters.create('current passwords', windowMs), {
      allowed: 10,
      sentence: authTexts.tooManyWrongPasswords(windowMinutes),
    });
    this.ofCode = new FailedAttempts(counters.create('codes of an account', windowMs), {
      allowed: 10,
      sentence: authTexts.tooManyWrongCodes(windowMinutes),
    });
  }

  /**
   * Begins a login. @param address network address of the client
   * @throws ApiException 429 when it may not be tried for now
   */
  async begin(email: string, address: string): Promise<Attempt> {
    const client = clientOf(address);
    const account = `${email.toLowerCase()} ${client}`;
    await this.ofAccount.begin(account);
    try {
      await this.ofClient.begin(client);
    } catch (error) {
      await this.ofAccount.takeBack(account);
      throw error;
    }
    return {
      succeed: async () => {
        await this.ofAccount.forget(account);
        // Not more: the owner of one account could try all others for ever.
        await this.ofClient.takeBack(client);
      },
      takeBack: async () => {
        await this.ofAccount.takeBack(account);
        await this.ofClient.takeBack(client);
      },
    };
  }

  /**
   * Begins a change of a password: a stolen access token must not serve to guess it.
   * @throws ApiException 429 when the account's current password was wrong too often
   */
  beginChange(userId: number): Promise<Attempt> {
    return beginOf(this.ofCurrentPassword, userId);
  }

  /**
   * Begins to check a code beside the password, from whichever client: a code has six digits only.
   * @throws ApiException 429 when codes of the account were wrong too often
   */
  beginCode(userId: number): Promise<Attempt> {
    return beginOf(this.ofCode, userId);
  }
}

async function beginOf(attempts: FailedAttempts, userId: number): Promise<Attempt> {
  const key = String(userId);
  await attempts.begin(key);
  return { succeed: () => attempts.forget(key), takeBack: () => attempts.takeBack(key) };
}
