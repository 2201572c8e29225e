import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { picture } from '../../builders/pictures.js';
import { upcomingDay } from '../../builders/upcoming-day.js';
import { waitFor } from '../wait-for.js';
import { Ledger, type WriteKind } from './ledger.js';
import { HealthWatch } from './watch-health.js';

/** Between two things that one visitor does; the server is to meet faults, not to be measured. */
const pauseMs = 200;
/** Sooner than clients, so that a short test meets many moments. */
const againAfterMs = 100;
/** As long as the clients wait for an answer. */
const longestAnswerMs = 10_000;
/** For a page, for which browsers wait longer still. A machine with other work may take many seconds for one. */
const longestPageMs = 60_000;
/** How often those try who then go away. */
const fewTries = 2;
const patienceMs = 30_000;

const pages = ['/', '/projects', '/api/v1/services?limit=12', '/api/v1/projects?limit=12'];

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Somebody who is signed in, and stays so as the clients see to it. */
interface Person {
  tokens: Tokens;
  /** Under way: one for all that met the expired token. */
  renewal?: Promise<void> | undefined;
}

/** Where the load goes. */
export interface Site {
  origin: string;
  staff: Person;
  /** A project that is public and for sale. */
  projectId: number;
}

/** Signs the first administrator in and makes a project. */
export async function openSite(origin: string): Promise<Site> {
  const login = { email: 'admin@example.com', password: 'Correct1' };
  const tokens = await post<Tokens>(`${origin}/api/v1/auth/login`, login);
  const house = { title: 'House', description: 'A house.', location: 'Addis Ababa', isForSale: true };
  const authorization = `Bearer ${tokens.accessToken}`;
  const { id } = await post<{ id: number }>(`${origin}/api/v1/projects`, house, { authorization });
  return { origin, staff: { tokens }, projectId: id };
}

async function post<Data>(url: string, body: object, headers: Record<string, string> = {}): Promise<Data> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { data, message } = (await answer.json()) as { data: Data; message: string };
  if (!answer.ok) throw new Error(`${answer.status}: ${message}`);
  return data;
}

/**
 * Visitors who send everything that visitors can send, staff who upload pictures, and readers. Each write has an
 * Idempotency-Key and is sent again with it when there was no answer, or one of a fault; a quarter of the senders go
 * away after two tries. The ledger says what became of each.
 */
export class Writers {
  readonly ledger: Ledger;
  readonly health: HealthWatch;
  /** What readers got: how often which status, and `none` where there was no answer. */
  readonly read: Record<string, number> = {};
  readonly #work: Promise<void>[];
  #isOver = false;
  #goHome = false;

  private constructor(
    private readonly site: Site,
    name: string,
    private readonly image: Buffer,
  ) {
    this.ledger = new Ledger(name);
    this.health = new HealthWatch(site.origin);
    const { projectId } = site;
    const mark = (mail: string) => `${mail}@mail.example`;
    this.#work = [
      this.#repeat(() =>
        this.#write('inquiry', '/contact-inquiries', (name) => ({
          name: 'Hana Demo',
          email: mark(name),
          subject: 'A house',
          message: 'We want to build.',
        })),
      ),
      this.#repeat(() =>
        this.#write('order', '/design-orders', (name) => ({
          name: 'Hana Demo',
          email: mark(name),
          phone: '+251 900 000 001',
          projectId,
        })),
      ),
      this.#repeat(() =>
        this.#write('consultation', '/consultations', (name) => ({
          clientName: 'Hana Demo',
          clientEmail: mark(name),
          type: 'INITIAL',
          topic: 'A house',
          preferredDate: upcomingDay(2),
          meetingType: 'PHONE',
        })),
      ),
      this.#repeat(() => this.#joinAndRate()),
      ...[1, 2, 3].map(() => this.#repeat(() => this.#upload())),
      ...pages.map((page) => this.#repeat(() => this.#look(page))),
    ];
  }

  /** @param name what the load meets; a word, since it becomes part of every mark */
  static async begin(site: Site, name: string): Promise<Writers> {
    return new Writers(site, name, await picture(500, 300));
  }

  /** Resolves when something of each kind that began after now is acknowledged. */
  async untilAllGoOn(): Promise<void> {
    const since = performance.now();
    await waitFor(() => {
      const missing = this.ledger.missingSince(since);
      if (missing.length === 0) return;
      throw new Error(
        `None of ${missing.join(', ')}; other answers: ${[...this.ledger.otherAnswers].join('; ')}`,
      );
    }, patienceMs);
  }

  /** Nobody begins anything new; what is under way is tried until it is answered. */
  async end(): Promise<void> {
    this.#isOver = true;
    const tired = setTimeout(() => (this.#goHome = true), patienceMs);
    await Promise.all(this.#work);
    clearTimeout(tired);
    await this.health.end();
    this.ledger.close();
  }

  async #repeat(action: () => Promise<unknown>): Promise<void> {
    while (!this.#isOver) {
      await action();
      await sleep(pauseMs);
    }
  }

  async #joinAndRate(): Promise<void> {
    const account = await this.#write<Tokens & { id: number }>('account', '/auth/signup', (mark) => ({
      name: 'Hana Demo',
      email: `${mark}@mail.example`,
      password: 'Correct1',
    }));
    if (!account) return;
    const { id: userId, ...tokens } = account;
    const rating = (comment: string) => ({ userId, rating: 4, comment });
    await this.#write('rating', `/projects/${this.site.projectId}/rate`, rating, { tokens });
  }

  #upload(): Promise<unknown> {
    const form = (mark: string) => {
      const fields = {
        title: mark,
        description: 'Help.',
        longDescription: 'Much help.',
        duration: '1-2 weeks',
      };
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append('image', new Blob([new Uint8Array(this.image)], { type: 'image/png' }), 'house.png');
      return body;
    };
    return this.#write('upload', '/services', form, this.site.staff);
  }

  /** @returns what was answered where it was acknowledged */
  async #write<Data>(
    kind: WriteKind,
    path: string,
    bodyOf: (mark: string) => object,
    person?: Person,
  ): Promise<Data | undefined> {
    const write = this.ledger.begin(kind);
    const body = bodyOf(write.mark);
    const isForm = body instanceof FormData;
    const headers = {
      'Idempotency-Key': randomUUID(),
      ...(!isForm && { 'Content-Type': 'application/json' }),
    };
    const tries = write.number % 4 === 0 ? fewTries : Number.POSITIVE_INFINITY;
    for (let attempt = 1; attempt <= tries && !this.#goHome; attempt += 1) {
      const authorization = person && { Authorization: `Bearer ${person.tokens.accessToken}` };
      const init = {
        method: 'POST',
        headers: { ...headers, ...authorization, 'X-Forwarded-For': address() },
        body: isForm ? body : JSON.stringify(body),
      };
      const answer = await this.#ask(path, init);
      this.ledger.note(write, answer);
      if (answer && answer.status < 300) {
        this.ledger.acknowledge(write);
        return answer.data as Data;
      }
      const isExpired = answer?.status === 401 && person !== undefined;
      if (isExpired) await this.#renewOnce(person);
      else if (answer && answer.status < 500 && answer.status !== 429) {
        this.ledger.refuse(write, answer.message);
        return undefined;
      }
      await sleep(againAfterMs);
    }
    return undefined;
  }

  #renewOnce(person: Person): Promise<void> {
    person.renewal ??= this.#renew(person).finally(() => (person.renewal = undefined));
    return person.renewal;
  }

  async #renew(person: Person): Promise<void> {
    const body = JSON.stringify({ refreshToken: person.tokens.refreshToken });
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address() };
    const answer = await this.#ask('/auth/refresh', { method: 'POST', headers, body });
    if (answer?.status === 200) person.tokens = answer.data as Tokens;
    else if (answer && answer.status < 500) this.ledger.signedOut.push(answer.message);
  }

  async #ask(path: string, init: RequestInit) {
    try {
      const signal = AbortSignal.timeout(longestAnswerMs);
      const answer = await fetch(`${this.site.origin}/api/v1${path}`, { ...init, signal });
      const { data, message } = (await answer.json()) as { data: unknown; message: string };
      return { status: answer.status, data, message };
    } catch {
      return undefined;
    }
  }

  async #look(page: string): Promise<void> {
    const outcome = await fetch(`${this.site.origin}${page}`, {
      headers: { 'X-Forwarded-For': address() },
      signal: AbortSignal.timeout(longestPageMs),
    })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return String(answer.status);
      })
      .catch(() => 'none');
    this.read[outcome] = (this.read[outcome] ?? 0) + 1;
  }
}

/** Another each time: the limits are not what is tried here. */
function address(): string {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return `10.${part()}.${part()}.${part()}`;
}
