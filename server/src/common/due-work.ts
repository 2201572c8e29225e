import type { BeforeApplicationShutdown, Logger, OnApplicationBootstrap } from '@nestjs/common';

/**
 * Work whose time comes by the clock. Every process looks for it again and again, never twice at once; which of them
 * does a piece is for the database to settle. A stop of the server waits for what is under way.
 */
export abstract class DueWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected abstract readonly logger: Logger;
  /** So late something may be. */
  protected abstract readonly lookEveryMs: number;

  private timer?: NodeJS.Timeout;
  private underWay: Promise<void> = Promise.resolve();
  private isBusy = false;

  /** Does everything whose time has come. What fails is tried again with the next look. */
  abstract doDue(): Promise<void>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.#look(), this.lookEveryMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay;
  }

  #look(): void {
    if (this.isBusy) return;
    this.isBusy = true;
    this.underWay = this.doDue()
      // A database that is away is told of elsewhere.
      .catch((error: unknown) => this.logger.debug({ err: error }, 'What is due could not be done'))
      .finally(() => (this.isBusy = false));
  }
}
