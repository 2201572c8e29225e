import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Task } from './load.js';
import type { SiteOfTwo } from './site-of-two.js';

/** Visitors whose browser sends each inquiry twice at once, with one key, and lands at both processes. */
export class Inquiries {
  /** Ids by what was written. */
  readonly acknowledged = new Map<string, number>();
  /** Two answers to one inquiry that name two records. */
  readonly differing: string[] = [];
  readonly tasks: Task[] = [{ every: 250, times: 3, do: (site) => this.#send(site) }];
  lost = 0;
  doubled = 0;

  /** Each is one row, and each row was acknowledged. */
  async check(site: SiteOfTwo): Promise<void> {
    const rows = await site.query<{ id: number; message: string }>(
      'SELECT id, message FROM contact_inquiries',
    );
    const stored = new Set(rows.map(({ id, message }) => `${id} ${message}`));
    this.lost = [...this.acknowledged].filter(([message, id]) => !stored.has(`${id} ${message}`)).length;
    this.doubled = rows.length - new Set(rows.map(({ message }) => message)).size;
    expect(rows.length).toBe(this.acknowledged.size);
  }

  async #send(site: SiteOfTwo): Promise<void> {
    const message = randomUUID();
    const body = { name: 'Hana', email: `${message}@mail.example`, subject: 'House', message };
    const question = { method: 'POST', body, key: message, right: [201] };
    const path = '/api/v1/contact-inquiries';
    const [one, other] = await Promise.all([
      site.ask<{ id: number }>(path, question),
      site.ask<{ id: number }>(path, question),
    ]);
    if (one.data.id !== other.data.id) this.differing.push(`${one.data.id} and ${other.data.id}`);
    this.acknowledged.set(message, one.data.id);
  }
}

/** Visitors who look at a project; each counts once a day, whichever processes count it. */
export class Looks {
  acknowledged = 0;
  readonly tasks: Task[] = [{ every: 120, times: 2, do: (site) => this.#look(site) }];

  async check(site: SiteOfTwo): Promise<void> {
    const [found] = await site.query<{ views: number }>(
      'SELECT view_count AS views FROM project_counters WHERE project_id = 1',
    );
    expect(found!.views).toBe(this.acknowledged);
  }

  async #look(site: SiteOfTwo): Promise<void> {
    const question = { method: 'POST', body: { sessionId: randomUUID() }, right: [200, 201] };
    await Promise.all([1, 2].map(() => site.ask('/api/v1/projects/1/views', question)));
    this.acknowledged += 1;
  }
}

/** Somebody who tries passwords at both processes at once. */
export class Guesses {
  /** How many each was allowed. */
  readonly allowed: number[] = [];
  readonly tasks: Task[] = [{ every: 4_000, do: (site) => this.#guess(site) }];

  async #guess(site: SiteOfTwo): Promise<void> {
    const client = `192.0.2.${this.allowed.length + 1}`;
    const body = { email: 'admin@example.com', password: 'Wrong1' };
    const answers = await site.directly((here, there) =>
      Promise.all(
        Array.from({ length: 24 }, (_, index) => {
          const at = index % 2 === 0 ? here : there;
          return site.ask('/api/v1/auth/login', { method: 'POST', body, client, at, right: [401, 429] });
        }),
      ),
    );
    this.allowed.push(answers.filter(({ status }) => status === 401).length);
  }
}
