import { type Count, MemoryCounts } from './memory-counts.js';

/** Counts something by key, for all processes together. */
export interface SharedCounts {
  /** @returns undefined where no answer came in time */
  add(key: string, by: number): Promise<Count | undefined>;
  forget(key: string): Promise<unknown>;
}

/** Where counts are stored that bound what clients may do: `integrations/redis` says where. */
export abstract class Counts {
  /** @returns undefined where this process is the only one */
  abstract shared(name: string, windowMs: number): SharedCounts | undefined;

  /** Counts that are requested and waited for: exact over all processes, and never late. */
  exact(name: string, windowMs: number): ExactCounts {
    return new ExactCounts(new MemoryCounts(windowMs), this.shared(name, windowMs));
  }
}

/** Kept here as well, for when nobody else answers. */
export class ExactCounts {
  constructor(
    private readonly own: MemoryCounts,
    private readonly shared: SharedCounts | undefined,
  ) {}

  async add(key: string, by = 1): Promise<Count> {
    const own = this.own.add(key, by);
    return (await this.shared?.add(key, by)) ?? own;
  }

  async forget(key: string): Promise<void> {
    this.own.forget(key);
    await this.shared?.forget(key);
  }
}
