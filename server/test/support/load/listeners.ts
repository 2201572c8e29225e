import { expect } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventStream } from '../event-stream.js';
import { waitFor } from '../wait-for.js';
import type { Task } from './load.js';
import type { SiteOfTwo } from './site-of-two.js';

/** Sooner than a page does. */
const returnMs = 200;

/** A page of the back office that stays open: it listens, and comes back when its stream ends. */
class Listener {
  connections = 0;
  #earlier: number[] = [];
  #stream: EventStream | undefined;

  /** All that it received, in order. */
  get received(): number[] {
    return [...this.#earlier, ...idsOf(this.#stream)];
  }

  async listen(site: SiteOfTwo, token: string): Promise<void> {
    const path = '/api/v1/notifications';
    const question = { method: 'POST', token, right: [201] };
    const { data } = await site.ask<{ ticket: string }>(`${path}/stream-ticket`, question);
    const after = `lastEventId=${this.#earlier.at(-1) ?? 0}`;
    const address = `${site.balancer.origin}${path}/stream?ticket=${data.ticket}&${after}`;
    const stream = await EventStream.open(address);
    if (stream.status !== 200) {
      stream.close();
      throw new Error(`The stream was answered ${stream.status}`);
    }
    this.connections += 1;
    this.#stream = stream;
    while (!stream.isOver) await sleep(20);
    this.#earlier = this.received;
    this.#stream = undefined;
  }

  close(): void {
    this.#stream?.close();
  }
}

function idsOf(stream: EventStream | undefined): number[] {
  const news = (stream?.events ?? []).filter(({ event }) => event === 'notification');
  return news.map(({ id }) => Number(id));
}

/** Open pages of the back office, and somebody who watches how a notification gets from one process to the other. */
export class Listeners {
  /** Notifications that came in at one process and was waited for at the other. */
  crossed = 0;
  lost = 0;
  doubled = 0;
  readonly #listeners = [1, 2, 3].map(() => new Listener());
  readonly #token: string;
  readonly tasks: Task[];

  constructor(token: string) {
    this.#token = token;
    this.tasks = [{ every: 3_000, do: (site) => this.#cross(site) }];
  }

  /** How often each had to come back. */
  get returns(): number[] {
    return this.#listeners.map(({ connections }) => connections - 1);
  }

  /** Listens until it is stopped. */
  begin(site: SiteOfTwo): () => Promise<void> {
    let isOver = false;
    const all = this.#listeners.map(async (listener) => {
      while (!isOver) {
        const noted = site.failed.length;
        await listener.listen(site, this.#token).catch((error: Error) => {
          if (site.failed.length === noted) site.failed.push(String(error));
        });
        await sleep(returnMs);
      }
    });
    return async () => {
      isOver = true;
      for (const listener of this.#listeners) listener.close();
      await Promise.all(all);
    };
  }

  /** Each received everything once, and both processes count alike. */
  async check(site: SiteOfTwo): Promise<void> {
    const rows = await site.query<{ id: number }>('SELECT id::int FROM notifications ORDER BY id');
    const ids = rows.map(({ id }) => id);
    await waitFor(() => this.#listeners.every(({ received }) => received.at(-1) === ids.at(-1)));
    for (const { received } of this.#listeners) {
      this.lost += ids.filter((id) => !received.includes(id)).length;
      this.doubled += received.length - new Set(received).size;
    }
    const counts = await Promise.all(
      site.servers.map(async ({ origin: at }) => {
        const path = '/api/v1/notifications?limit=1';
        return (await site.ask<{ unreadCount: number }>(path, { token: this.#token, at })).data.unreadCount;
      }),
    );
    expect(counts).toEqual([ids.length, ids.length]);
  }

  /** Listens at one process to what comes in at the other. */
  async #cross(site: SiteOfTwo): Promise<void> {
    await site.directly(async (here, there) => {
      const path = '/api/v1/notifications';
      const ask = { method: 'POST', token: this.#token, at: there, right: [201] };
      const { data } = await site.ask<{ ticket: string }>(`${path}/stream-ticket`, ask);
      // Any process takes it.
      const stream = await EventStream.open(`${here}${path}/stream?ticket=${data.ticket}`);
      try {
        await stream.until(1);
        const name = `Crossing ${this.crossed}`;
        const body = { clientName: name, clientEmail: `crossing${this.crossed}@mail.example` };
        const requested = { ...body, type: 'INITIAL', topic: 'A house', meetingType: 'PHONE' };
        await site.ask('/api/v1/consultations', { method: 'POST', body: requested, at: there, right: [201] });
        await waitFor(() => stream.text.includes(name));
      } finally {
        stream.close();
      }
    });
    this.crossed += 1;
  }
}
