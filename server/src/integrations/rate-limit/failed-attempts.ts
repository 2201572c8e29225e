import { tooMany } from '../../common/errors/api-exception.js';
import { type TranslatedText } from '../../common/errors/sentence.js';
import { type Counter, secondsUntil } from './counter.js';

interface Bounds {
  allowed: number;
  /** The message after too many failures. */
  sentence: TranslatedText;
}

/** Counts failures by a key, and refuses more than so many in a while. */
export class FailedAttempts {
  constructor(
    private readonly counter: Counter,
    private readonly bounds: Bounds,
  ) {}

  /**
   * Counts a failure before the attempt is made, so that many at once cannot slip through.
   * @throws ApiException 429 with Retry-After when there were too many
   */
  async begin(key: string): Promise<void> {
    const { count, endsAt } = await this.counter.add(key);
    if (count <= this.bounds.allowed) return;
    // It is not made.
    await this.takeBack(key);
    throw tooMany(this.bounds.sentence, secondsUntil(endsAt));
  }

  /** The attempt was no failure; those before it stay. */
  async takeBack(key: string): Promise<void> {
    await this.counter.add(key, -1);
  }

  /** As if there had been none. */
  forget(key: string): Promise<void> {
    return this.counter.forget(key);
  }
}
