import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { type Measure, Metrics } from '../metrics/metrics.js';

const hourMs = 60 * 60 * 1000;
/** How long a server that stops waits for chores: each is done again from where it was. */
const graceMs = 5_000;

/** How a chore went; undefined where it never did. */
interface Run {
  /** Seconds since 1970. */
  succeededAt: number | undefined;
  lastedSeconds: number | undefined;
  failures: number;
}

/** Does chores beside the requests: each at the start and then every hour, never twice at the same time. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private readonly chores = new Map<string, () => Promise<unknown>>();
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly runs = new Map<string, Run>();
  private timer?: NodeJS.Timeout;

  constructor(metrics: Metrics) {
    metrics.add(
      this.#measure(
        'housekeeping_last_success_timestamp_seconds',
        'gauge',
        'succeededAt',
        'When a chore was last done, in Unix time.',
      ),
      this.#measure(
        'housekeeping_last_duration_seconds',
        'gauge',
        'lastedSeconds',
        'How long a chore took the last time.',
      ),
      this.#measure(
        'housekeeping_failures_total',
        'counter',
        'failures',
        'How often a chore failed since the start.',
      ),
    );
  }

  /**
   * To be called while the application starts.
   * @param work may run in several server processes on one database at the same time
   */
  add(name: string, work: () => Promise<unknown>): void {
    this.chores.set(name, work);
  }

  onApplicationBootstrap(): void {
    void this.doAll();
    this.timer = setInterval(() => void this.doAll(), hourMs).unref();
  }

  /** Before anything that a chore uses is closed, but for one that takes too long. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    const graceOver = Promise.withResolvers<undefined>();
    const grace = setTimeout(() => graceOver.resolve(undefined), graceMs);
    await Promise.race([Promise.all(this.underWay.values()), graceOver.promise]);
    clearTimeout(grace);
  }

  /** Resolves when every chore is over; one that fails is logged and tried again next time. */
  async doAll(): Promise<void> {
    await Promise.all([...this.chores.keys()].map((name) => this.#do(name)));
  }

  #do(name: string): Promise<void> {
    const underWay = this.underWay.get(name) ?? this.#work(name).finally(() => this.underWay.delete(name));
    this.underWay.set(name, underWay);
    return underWay;
  }

  async #work(name: string): Promise<void> {
    const run = this.runs.get(name) ?? { succeededAt: undefined, lastedSeconds: undefined, failures: 0 };
    this.runs.set(name, run);
    const began = performance.now();
    try {
      await this.chores.get(name)?.();
      run.succeededAt = Date.now() / 1000;
    } catch (error) {
      run.failures += 1;
      this.logger.error({ err: error }, `Housekeeping failed: ${name}`);
    }
    run.lastedSeconds = (performance.now() - began) / 1000;
  }

  #measure(name: string, kind: Measure['kind'], what: keyof Run, help: string): Measure {
    const read = () =>
      [...this.runs].flatMap(([chore, { [what]: value }]) =>
        value === undefined ? [] : [{ labels: { chore }, value }],
      );
    return { name, kind, help, labels: ['chore'], read };
  }
}
