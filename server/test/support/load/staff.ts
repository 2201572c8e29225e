import { expect } from '@jest/globals';
import { form, picture } from '../../builders/pictures.js';
import { upcomingDay } from '../../builders/upcoming-day.js';
import type { Task } from './load.js';
import { administrator, type SiteOfTwo } from './site-of-two.js';

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Somebody who signs in at one process, goes on at the other, and signs out. */
export class SignIns {
  count = 0;
  readonly tasks: Task[] = [{ every: 500, do: (site) => this.#comeAndGo(site) }];

  async #comeAndGo(site: SiteOfTwo): Promise<void> {
    await site.directly(async (here, there) => {
      const post = async (path: string, at: string, question: object) =>
        (await site.ask<Tokens>(`/api/v1/auth/${path}`, { method: 'POST', at, ...question })).data;
      const see = (token: string, at: string, status: number) =>
        site.ask('/api/v1/auth/profile', { token, at, right: [status] });
      const first = await post('login', here, { body: administrator });
      await see(first.accessToken, there, 200);
      const next = await post('refresh', there, { body: { refreshToken: first.refreshToken } });
      // Its answer was lost, and the other process is called again.
      const again = await post('refresh', here, { body: { refreshToken: first.refreshToken } });
      if (again.refreshToken !== next.refreshToken) throw new Error('One token had two successors');
      await see(next.accessToken, here, 200);
      await post('logout', there, { token: next.accessToken });
      await Promise.all([here, there].map((at) => see(next.accessToken, at, 401)));
      const body = { refreshToken: next.refreshToken };
      await post('refresh', here, { body, right: [401] });
    });
    this.count += 1;
  }
}

/** Several clients who request the same time, which staff at both processes promise to all of them at once. */
export class Meetings {
  readonly #day = new Date(`${upcomingDay(1)}T09:00:00Z`);
  rounds = 0;
  /** How many had it, of those rounds in which not exactly one did. */
  readonly wrong: number[] = [];
  readonly tasks: Task[];

  constructor(token: string) {
    this.tasks = [{ every: 1_000, do: (site) => this.#book(site, token) }];
  }

  async check(site: SiteOfTwo): Promise<void> {
    const [found] = await site.query<{ booked: number; times: number }>(
      `SELECT count(*)::int AS booked, count(DISTINCT scheduled_at)::int AS times FROM consultations
       WHERE status = 'SCHEDULED'`,
    );
    expect(found).toEqual({ booked: this.rounds, times: this.rounds });
  }

  async #book(site: SiteOfTwo, token: string): Promise<void> {
    const scheduledAt = new Date(this.#day.getTime() + this.rounds * 24 * 60 * 60 * 1000).toISOString();
    await site.directly(async (here, there) => {
      const places = [here, there, here, there];
      const ids = await Promise.all(places.map((at, index) => this.#request(site, at, index)));
      const body = { status: 'SCHEDULED', scheduledAt };
      const answers = await Promise.all(
        ids.map((id, index) => {
          const question = { method: 'PUT', token, body, at: places[index]!, right: [200, 409] };
          return site.ask(`/api/v1/consultations/${id}`, question);
        }),
      );
      const booked = answers.filter(({ status }) => status === 200).length;
      if (booked !== 1) this.wrong.push(booked);
    });
    this.rounds += 1;
  }

  async #request(site: SiteOfTwo, at: string, index: number): Promise<number> {
    const body = {
      clientName: 'Liya',
      clientEmail: `round${this.rounds}-${index}@mail.example`,
      type: 'INITIAL',
      topic: 'A house',
      meetingType: 'PHONE',
      duration: 30,
    };
    const question = { method: 'POST', body, at, right: [201] };
    return (await site.ask<{ id: number }>('/api/v1/consultations', question)).data.id;
  }
}

/** A picture that is added at one process and requested at the other at once, in all its widths. */
export class Pictures {
  count = 0;
  files = 0;
  readonly tasks: Task[];

  constructor(token: string) {
    this.tasks = [{ every: 6_000, do: (site) => this.#add(site, token) }];
  }

  async #add(site: SiteOfTwo, token: string): Promise<void> {
    const fields = { title: `Villa ${this.count}`, description: 'A villa.', location: 'Adama' };
    const body = form(fields, [['images', await picture(800, 600, 'jpeg'), 'front.jpg']]);
    await site.directly(async (here, there) => {
      const question = { method: 'POST', body, token, at: here, right: [201] };
      const { data } = await site.ask<{ mainImage: string }>('/api/v1/projects', question);
      const paths = ['.webp', '.w480.webp', '.w750.webp'].map((end) => data.mainImage.replace('.webp', end));
      for (const path of paths) {
        const stored = await site.store.get(path.slice(1));
        for (const at of [there, here, site.balancer.origin]) {
          const { bytes } = await site.ask(path, { at, accept: 'image/webp' });
          if (!bytes.equals(stored)) throw new Error(`${path} is another picture at ${at}`);
        }
        this.files += 1;
      }
    });
    this.count += 1;
  }
}
