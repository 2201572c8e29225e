import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 50;
/** A process manager waits about so long. */
const patienceMs = 3_000;

/** Somebody the caller again and again, on one connection that stays open, whether the process is up. */
export class HealthWatch {
  /** What else came than 200. */
  readonly failures: string[] = [];
  requested = 0;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #isOver = false;
  readonly #work: Promise<void>;

  constructor(origin: string) {
    this.#work = this.#watch(`${origin}/health/live`);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#work;
    this.#agent.destroy();
  }

  async #watch(url: string): Promise<void> {
    while (!this.#isOver) {
      const outcome = await this.#ask(url);
      this.requested += 1;
      if (outcome !== '200') this.failures.push(outcome);
      await sleep(everyMs);
    }
  }

  #ask(url: string): Promise<string> {
    return new Promise((resolve) => {
      const request = get(url, { agent: this.#agent, timeout: patienceMs }, (answer) => {
        answer.resume().once('end', () => resolve(String(answer.statusCode)));
        answer.once('error', ({ message }) => resolve(message));
      });
      request.once('timeout', () => request.destroy(new Error(`no answer in ${patienceMs} ms`)));
      request.once('error', ({ message }) => resolve(message));
    });
  }
}
