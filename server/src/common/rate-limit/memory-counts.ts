/** Bounds the memory that an attacker with many names can make us use. */
const mostKeys = 10_000;

/** How often something happened in a time that began with the first. */
export interface Count {
  count: number;
  /** When it begins anew, on the clock of `performance.now()`, which nobody sets. */
  endsAt: number;
}

/**
 * Counts by any key in this process. The memory limiter of rate-limiter-flexible would go by the wall clock, keep any
 * number of keys, and a timer for each.
 */
export class MemoryCounts {
  private readonly entries = new Map<string, Count>();

  constructor(private readonly windowMs: number) {}

  add(key: string, by: number): Count {
    const now = performance.now();
    const known = this.entries.get(key);
    if (known && known.endsAt > now) {
      known.count += by;
      return { ...known };
    }
    if (this.entries.size >= mostKeys) this.#forgetOldest(now);
    const entry = { count: by, endsAt: now + this.windowMs };
    this.entries.set(key, entry);
    return { ...entry };
  }

  forget(key: string): void {
    this.entries.delete(key);
  }

  #forgetOldest(now: number): void {
    for (const [key, { endsAt }] of this.entries) if (endsAt <= now) this.entries.delete(key);
    const oldest = this.entries.keys().next();
    if (this.entries.size >= mostKeys && !oldest.done) this.entries.delete(oldest.value);
  }
}
