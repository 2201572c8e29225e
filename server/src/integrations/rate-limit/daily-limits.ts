import { Injectable } from '@nestjs/common';
import { clientOf } from '../../common/network/client-of.js';
import { Config } from '../../config/config.js';
import type { Counter } from './counter.js';
import { Counters } from './counters.js';

const dayMs = 24 * 60 * 60 * 1000;

/** Limits what one client can have stored within a day, where a refusal needs no message. */
@Injectable()
export class DailyLimits {
  readonly #counter: Counter;

  constructor(
    counters: Counters,
    private readonly config: Config,
  ) {
    this.#counter = counters.create('stored for a client', dayMs);
  }

  /**
   * Counts one more, and says whether it may be stored.
   * @param what is counted, such as `sessions`
   * @param address network address of the client
   * @param most within a day that begins with the first
   * @param by how many it counts as
   */
  async allows(what: string, address: string, most: number, by = 1): Promise<boolean> {
    return (await this.count(what, address, by)) <= most;
  }

  /** Counts more for a client. @returns how many there are within the day; 0 where nothing is limited */
  async count(what: string, address: string, by: number): Promise<number> {
    if (!this.config.rateLimit) return 0;
    return (await this.#counter.add(`${what} ${clientOf(address)}`, by)).count;
  }
}
