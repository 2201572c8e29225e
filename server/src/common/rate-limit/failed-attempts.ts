import { type TranslatedText } from '../errors/sentence.js';
import { tooMany } from '../errors/api-exception.js';

/** Bounds the memory that an attacker with many names can make us use. */
const mostKeys = 10_000;

interface Bounds {
  allowed: number;
  windowMs: number;
  /** What whoever failed too often is told. */
  sentence: TranslatedText;
}

/** Counts failures by whatever key, and refuses more than so many in a while. */
export class FailedAttempts {
  private readonly entries = new Map<string, { count: number; resetAt: number }>();

  constructor(private readonly bounds: Bounds) {}

  /** @throws ApiException 429 with Retry-After when there were too many */
  check(key: string): void {
    const entry = this.entries.get(key);
    if (!entry || entry.resetAt <= Date.now() || entry.count < this.bounds.allowed) return;
    throw tooMany(this.bounds.sentence, Math.ceil((entry.resetAt - Date.now()) / 1000));
  }

  /** Counted before the attempt is made, so that many at once cannot slip through. */
  count(key: string): void {
    const now = Date.now();
    const entry = this.entries.get(key);
    if (entry && entry.resetAt > now) {
      entry.count += 1;
      return;
    }
    if (this.entries.size >= mostKeys) this.#forgetOldest(now);
    this.entries.set(key, { count: 1, resetAt: now + this.bounds.windowMs });
  }

  /** The attempt was no failure; those before it stay. */
  takeBack(key: string): void {
    const entry = this.entries.get(key);
    if (entry) entry.count -= 1;
  }

  /** As if there had been none. */
  forget(key: string): void {
    this.entries.delete(key);
  }

  #forgetOldest(now: number): void {
    for (const [key, entry] of this.entries) if (entry.resetAt <= now) this.entries.delete(key);
    const oldest = this.entries.keys().next();
    if (this.entries.size >= mostKeys && !oldest.done) this.entries.delete(oldest.value);
  }
}
