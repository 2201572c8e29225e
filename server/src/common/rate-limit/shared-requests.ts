import type { SharedCounts } from './counts.js';
import { type Count, RequestsAMinute, secondsUntil } from './requests-a-minute.js';

const minuteMs = 60_000;

interface Seen {
  /** Requests that the other processes do not know of yet. */
  unshared: number;
  /** What all processes had counted when this one last shared its count. */
  together: number;
  endsAt: number;
  /** When the last request came. */
  at: number;
}

/**
 * Counts the requests of each client a minute, those of other processes as well, and nobody waits for that: this process
 * counts exactly, and every so many requests it adds them to the shared count and reads the sum. So a client
 * that asks everywhere at once may get through with a few more, and one that asks little costs no question at all.
 */
export class SharedRequests {
  readonly #own: RequestsAMinute;
  readonly #seen = new Map<string, Seen>();
  #sweptAt = 0;

  /** @param every after how many requests of a client the count is shared */
  constructor(
    private readonly allowed: number,
    private readonly shared: SharedCounts | undefined,
    private readonly every: number,
  ) {
    this.#own = new RequestsAMinute(allowed);
  }

  /** Counts one more request. @param now on a clock that nobody sets */
  count(name: string, now = performance.now()): Count {
    const own = this.#own.count(name, now);
    if (!this.shared) return own;
    if (now - this.#sweptAt >= minuteMs) this.#sweep(now);
    const seen = this.#seenOf(name, now);
    if (own.refusedFor !== undefined) return own;
    if (seen.together > this.allowed) return { ...own, refusedFor: secondsUntil(seen.endsAt, now) };
    seen.unshared += 1;
    const requests = Math.max(own.requests, seen.together + seen.unshared);
    if (seen.unshared >= this.every) void this.#share(this.shared, name, seen);
    return { ...own, requests };
  }

  #seenOf(name: string, now: number): Seen {
    let seen = this.#seen.get(name);
    if (!seen) this.#seen.set(name, (seen = { unshared: 0, together: 0, endsAt: 0, at: now }));
    if (seen.endsAt <= now) seen.together = 0;
    seen.at = now;
    return seen;
  }

  async #share(shared: SharedCounts, name: string, seen: Seen): Promise<void> {
    const { unshared } = seen;
    seen.unshared = 0;
    const { count, endsAt } = (await shared.add(name, unshared)) ?? { count: 0, endsAt: 0 };
    // Answers may overtake each other; the clocks of machines differ a little.
    if (endsAt < seen.endsAt - 1_000) return;
    seen.together = endsAt > seen.endsAt + 1_000 ? count : Math.max(seen.together, count);
    seen.endsAt = endsAt;
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const [name, { at }] of this.#seen) if (at <= now - minuteMs) this.#seen.delete(name);
  }
}
