import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Counts } from './counts.js';
import { SharedRequests } from './shared-requests.js';

/** Counts what visitors submit, for the guard that bounds it: by form and client, over all processes. */
@Injectable()
export class SubmissionCounts implements ThrottlerStorage {
  readonly #ofLimit = new Map<number, SharedRequests>();

  constructor(private readonly counts: Counts) {}

  /** @param limit of a minute, as all of them are */
  async increment(key: string, _ttl: number, limit: number) {
    const { requests, endsIn, refusedFor } = this.#of(limit).count(key);
    return {
      totalHits: requests,
      timeToExpire: endsIn,
      isBlocked: refusedFor !== undefined,
      timeToBlockExpire: refusedFor ?? 0,
    };
  }

  #of(limit: number): SharedRequests {
    let counter = this.#ofLimit.get(limit);
    if (!counter) {
      // Each one: twenty a minute are few.
      counter = new SharedRequests(limit, this.counts.shared('submissions', 60_000), 1);
      this.#ofLimit.set(limit, counter);
    }
    return counter;
  }
}
