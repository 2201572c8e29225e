import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Counts, type SharedCounts } from './counts.js';
import { RequestsAMinute, secondsUntil } from './requests-a-minute.js';

/**
 * Counts what visitors submit, for the guard that bounds it: by form and client. The sum of all processes is waited for,
 * or a burst would be let in by each of them before one knows of another.
 */
@Injectable()
export class SubmissionCounts implements ThrottlerStorage {
  readonly #own = new Map<number, RequestsAMinute>();
  readonly #shared: SharedCounts | undefined;

  constructor(counts: Counts) {
    this.#shared = counts.shared('submissions', 60_000);
  }

  /** @param limit of a minute, as all of them are */
  async increment(key: string, _ttl: number, limit: number) {
    const { requests, endsIn, refusedFor } = this.#of(limit).count(key);
    const together = refusedFor === undefined ? await this.#shared?.add(key, 1) : undefined;
    const wait =
      together && together.count > limit ? secondsUntil(together.endsAt, performance.now()) : refusedFor;
    return {
      totalHits: Math.max(requests, together?.count ?? 0),
      timeToExpire: endsIn,
      isBlocked: wait !== undefined,
      timeToBlockExpire: wait ?? 0,
    };
  }

  #of(limit: number): RequestsAMinute {
    let own = this.#own.get(limit);
    if (!own) this.#own.set(limit, (own = new RequestsAMinute(limit)));
    return own;
  }
}
