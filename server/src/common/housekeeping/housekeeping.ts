import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';

const hourMs = 60 * 60 * 1000;
/** How long a server that stops waits for chores: each is done again from where it was. */
const graceMs = 5_000;

/** Does chores beside the requests: each at the start and then every hour, never twice at the same time. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private readonly chores = new Map<string, () => Promise<unknown>>();
  private readonly underWay = new Map<string, Promise<void>>();
  private timer?: NodeJS.Timeout;

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
    try {
      await this.chores.get(name)?.();
    } catch (error) {
      this.logger.error({ err: error }, `Housekeeping failed: ${name}`);
    }
  }
}
