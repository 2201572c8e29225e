import { setImmediate as rest, setTimeout as sleep } from 'node:timers/promises';

/** A store that did not answer is not requested so long. */
const restMs = 1_000;

/**
 * Asks what may be gone or slow without anybody noticing: a question that fails or takes too long is given up, and for a
 * while nobody asks again.
 */
export class Patience {
  /** On a clock that nobody sets. */
  #restsUntil = 0;
  #isGone = false;

  /**
   * @param patienceMs how long a question may take
   * @param report called when answers no longer come, with the reason, and with nothing when they come again
   */
  constructor(
    private readonly patienceMs: number,
    private readonly report: (gone?: Error) => void,
  ) {}

  /** @returns undefined where there was no answer in time */
  async ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
    if (performance.now() < this.#restsUntil) return undefined;
    const over = new AbortController();
    try {
      const late = sleep(this.patienceMs, undefined, { signal: over.signal }).then(async () => {
        // It may have come while this process was busy, and has yet to be read.
        await rest();
        throw new Error(`There was no answer in ${this.patienceMs} ms`);
      });
      const answer = await Promise.race([question(), late]);
      if (this.#isGone) this.report();
      this.#isGone = false;
      return answer;
    } catch (error) {
      this.#restsUntil = performance.now() + restMs;
      if (!this.#isGone) this.report(error as Error);
      this.#isGone = true;
      return undefined;
    } finally {
      over.abort();
    }
  }
}
