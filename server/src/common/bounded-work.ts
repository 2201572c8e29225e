import { unavailable } from './errors/api-exception.js';

/** Work that keeps a core busy: only so much of it at once, and only so many who wait for it. */
export class BoundedWork {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws ApiException 503 with Retry-After where too many wait already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      // Whoever waits takes this place, so that nobody who comes now is faster.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  #wait(): Promise<void> {
    if (this.waiting.length >= this.mostWaiting) throw unavailable(2);
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
