/** Bounds the memory that an attacker with many names can make us use. */
const mostKeys = 10_000;

/** How often something happened in a time that began with the first. */
export interface Count {
  count: number;
  /** When it begins anew, on the clock of `performance.now()`, which nobody sets. */
  endsAt: number;
}

/** Where all processes count. */
export interface SharedCounts {
  /** @returns undefined where no answer came in time */
  add(key: string, by: number): Promise<Count | undefined>;
  forget(key: string): Promise<unknown>;
}

interface Entry extends Count {
  /** How many the other processes do not know of yet. */
  unshared: number;
}

/**
 * Counts by key within a time that begins with the first: in this process, and with the others where there are some.
 * The memory counters of packages go by the wall clock, keep any number of keys, and a timer for each.
 */
export class Counter {
  /** The oldest first. */
  readonly #entries = new Map<string, Entry>();

  /** @param shared undefined where this process is the only one */
  constructor(
    private readonly windowMs: number,
    private readonly shared?: SharedCounts,
  ) {}

  /**
   * Counts more, exactly over all processes; in this one alone while no answer comes.
   * @param by how many; a negative number takes back
   * @param limit beyond which this process asks the others no more
   */
  async add(key: string, by = 1, limit = Infinity): Promise<Count> {
    // Others count in the entry while this waits.
    const own = { ...this.#addOwn(key, by) };
    if (own.count > limit) return own;
    return (await this.shared?.add(key, by)) ?? own;
  }

  /**
   * Counts one more, and nobody waits for that: this process counts exactly, and every so many times it adds them to the
   * shared count and reads the sum. So a client that asks everywhere at once may get through with a few more, and one
   * that asks little costs no question at all.
   */
  addAtOnce(key: string, limit: number, every: number): Count {
    const own = this.#addOwn(key, 1);
    own.unshared += 1;
    if (this.shared && own.unshared >= every && own.count <= limit) void this.#share(this.shared, key, own);
    return own;
  }

  async forget(key: string): Promise<void> {
    this.#entries.delete(key);
    await this.shared?.forget(key);
  }

  async #share(shared: SharedCounts, key: string, own: Entry): Promise<void> {
    const { unshared } = own;
    own.unshared = 0;
    const together = await shared.add(key, unshared);
    if (!together) return;
    const count = together.count + own.unshared;
    const isNext = together.endsAt - own.endsAt > this.windowMs / 2;
    // Answers may come in another order than they were asked for: within one time nothing is taken back.
    own.count = isNext ? count : Math.max(own.count, count);
    own.endsAt = together.endsAt;
  }

  #addOwn(key: string, by: number): Entry {
    const now = performance.now();
    let entry = this.#entries.get(key);
    if (!entry || entry.endsAt <= now) {
      this.#entries.delete(key);
      if (this.#entries.size >= mostKeys) this.#entries.delete(this.#entries.keys().next().value!);
      entry = { count: 0, endsAt: now + this.windowMs, unshared: 0 };
      this.#entries.set(key, entry);
    }
    entry.count += by;
    return entry;
  }
}

/** @returns whole seconds until a time of `performance.now()`, at least one */
export function secondsUntil(time: number): number {
  return Math.max(1, Math.ceil((time - performance.now()) / 1000));
}
