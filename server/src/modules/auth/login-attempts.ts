import { HttpStatus, Injectable } from '@nestjs/common';
import { ApiException } from '../../common/errors/api-exception.js';
import { ErrorCode } from '../../common/errors/error-code.enum.js';

const attemptsAllowed = 10;
const windowMinutes = 15;
const windowMs = windowMinutes * 60 * 1000;
/** Bounds the memory that an attacker with many names can make us use. */
const mostKeys = 10_000;

/** Counts failed logins per account and address and refuses more than ten in a quarter of an hour. */
@Injectable()
export class LoginAttempts {
  private readonly failures = new Map<string, { count: number; resetAt: number }>();

  /**
   * Counts an attempt before it is made, so that many at once cannot slip through; a success takes it back.
   * @throws ApiException 429 when the account may not be tried from this address for now
   */
  begin(email: string, address: string): void {
    const entry = this.failures.get(key(email, address));
    if (!entry || entry.resetAt <= Date.now() || entry.count < attemptsAllowed) {
      this.#count(email, address);
      return;
    }
    throw new ApiException(
      HttpStatus.TOO_MANY_REQUESTS,
      ErrorCode.RATE_LIMITED,
      (texts) => texts.tooManyFailedLogins(windowMinutes),
      undefined,
      { 'Retry-After': String(Math.ceil((entry.resetAt - Date.now()) / 1000)) },
    );
  }

  #count(email: string, address: string): void {
    const now = Date.now();
    const entry = this.failures.get(key(email, address));
    if (entry && entry.resetAt > now) {
      entry.count += 1;
      return;
    }
    if (this.failures.size >= mostKeys) this.#forgetOldest(now);
    this.failures.set(key(email, address), { count: 1, resetAt: now + windowMs });
  }

  succeed(email: string, address: string): void {
    this.failures.delete(key(email, address));
  }

  #forgetOldest(now: number): void {
    for (const [name, entry] of this.failures) if (entry.resetAt <= now) this.failures.delete(name);
    const oldest = this.failures.keys().next();
    if (this.failures.size >= mostKeys && !oldest.done) this.failures.delete(oldest.value);
  }
}

function key(email: string, address: string): string {
  return `${email.toLowerCase()} ${address}`;
}
