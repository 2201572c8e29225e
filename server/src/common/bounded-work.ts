import { setImmediate as turn } from 'node:timers/promises';
import PQueue from 'p-queue';
import { unavailable } from './errors/api-exception.js';
import type { Measure } from './metrics/metrics.js';

/** Turns of the event loop before work begins: Node takes one new connection a turn. All of them take half a millisecond. */
const turnsBefore = 50;

/** How much of some work there may be. */
interface Bounds {
  /** Done at the same time. */
  atOnce: number;
  /** Who wait until it is their turn. */
  waiting: number;
  /** Done or waited for by one client; undefined where it does not matter the caller. */
  each?: number;
}

/** Work that keeps a core busy: only so much of it at once, and only so many who wait for it. */
export class BoundedWork {
  #refused = 0;
  readonly #queue: PQueue;
  readonly #byClient = new Map<string, number>();

  constructor(private readonly bounds: Bounds) {
    this.#queue = new PQueue({ concurrency: bounds.atOnce });
  }

  get running(): number {
    return this.#queue.pending;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** How many were refused since the start. */
  get refused(): number {
    return this.#refused;
  }

  /**
   * @param client the caller, where one client may not take everybody's place
   * @throws ApiException 503 with Retry-After where too many wait already, or this client has its share
   */
  async run<Result>(work: () => Promise<Result>, client?: string): Promise<Result> {
    if (client === undefined) return this.#run(work);
    const own = this.#byClient.get(client) ?? 0;
    if (own >= (this.bounds.each ?? Infinity)) this.#refuse();
    this.#byClient.set(client, own + 1);
    try {
      return await this.#run(work);
    } finally {
      const left = this.#byClient.get(client)! - 1;
      if (left === 0) this.#byClient.delete(client);
      else this.#byClient.set(client, left);
    }
  }

  #run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.bounds.atOnce && this.waiting >= this.bounds.waiting) this.#refuse();
    return this.#queue.add(async () => {
      await yieldToEventLoop();
      return work();
    });
  }

  #refuse(): never {
    this.#refused += 1;
    throw unavailable(2);
  }
}

/**
 * Lets new requests in before the work begins. Work on the embedded database never waits, so without this new
 * connections could not even be refused until it is done.
 */
async function yieldToEventLoop(): Promise<void> {
  for (let count = 0; count < turnsBefore; count += 1) await turn();
}

/** The metrics of bounded work. @param work what it is called, such as `passwords` */
export function measureWork(work: string, bounded: BoundedWork): Measure[] {
  const labels = { work };
  const names = ['work'];
  return [
    {
      name: 'bounded_work_running',
      kind: 'gauge',
      help: 'Running tasks of work whose concurrency is limited.',
      labels: names,
      read: () => [{ labels, value: bounded.running }],
    },
    {
      name: 'bounded_work_waiting',
      kind: 'gauge',
      help: 'Requests that wait for this work.',
      labels: names,
      read: () => [{ labels, value: bounded.waiting }],
    },
    {
      name: 'bounded_work_refused_total',
      kind: 'counter',
      help: 'Requests that were answered 503 because too many waited.',
      labels: names,
      read: () => [{ labels, value: bounded.refused }],
    },
  ];
}
