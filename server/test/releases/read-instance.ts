import { hash } from 'node:crypto';
import type { Secrets } from './fill-instance.js';

/** A call and what it was answered: the data, or the digest of a file. */
export interface Reading {
  as: 'staff' | 'visitor';
  call: string;
  body?: object;
  answer: unknown;
}

/** Lists that staff read, and what is read of each of their records. */
const ofStaff: Record<string, string[]> = {
  '/activity?limit=100': [],
  '/awards/admin': ['/awards/admin/{id}'],
  '/bin?limit=100': [],
  '/blog?limit=100': ['/blog/{id}', '/blog/{id}/changes', '/publications/post/{id}', '/revisions/post/{id}'],
  '/consultants': ['/consultants/{id}'],
  '/consultations?limit=100': ['/consultations/{id}', '/attachments/consultation/{id}'],
  '/consultations/rules': [],
  '/consultations/feed': [],
  '/contact-inquiries?limit=100': ['/contact-inquiries/{id}', '/attachments/inquiry/{id}'],
  '/design-orders?limit=100': [
    '/design-orders/{id}',
    '/design-orders/{id}/changes',
    '/design-files/order/{id}',
  ],
  '/notifications?limit=100': [],
  '/pictures?limit=100': ['/pictures/{id}'],
  '/projects/admin?limit=100': [
    ...['/projects/admin/{id}', '/projects/{id}/changes', '/design-files/project/{id}'],
    ...['/preview-links/project/{id}', '/publications/project/{id}', '/translations/project/{id}/am'],
    ...['/revisions/project/{id}', '/revisions/project/{id}/1'],
  ],
  '/publications': [],
  '/reply-templates': ['/reply-templates/{id}'],
  '/saved-views?list=ORDERS': [],
  '/search?q=house': [],
  '/services/admin?limit=100': [
    '/services/admin/{id}',
    '/services/{id}/changes',
    '/publications/service/{id}',
  ],
  '/services/admin/standard': [],
  '/settings/admin': [],
  '/settings/office-hours/admin': [],
  '/site-copy/admin': [],
  '/team/admin': ['/team/admin/{id}'],
  '/tender-packs?limit=100': ['/tender-packs/{id}', '/tender-packs/{id}/links'],
  '/testimonials/admin': ['/testimonials/admin/{id}'],
  '/translations?limit=100': [],
  '/users?limit=100': ['/users/{id}', '/users/{id}/activity'],
};

const ofVisitors: Record<string, string[]> = {
  '/awards': [],
  '/blog/public': ['/blog/public/{slug}'],
  '/projects': ['/projects/{id}', '/projects/slug/{slug}'],
  '/projects/featured': [],
  '/services': ['/services/{id}'],
  '/services/standard': ['/services/standard/{slug}'],
  '/settings': [],
  '/settings/office-hours?from=2027-03-01&to=2027-03-31': [],
  '/site-copy': [],
  '/site-search?q=house': [],
  '/team': [],
  '/testimonials': [],
};

/** What reading changes, the next sign-in, or the mails that a start sends; and the pages that the program itself has. */
const passing = new Set([
  'lastLoginAt',
  'lastSeenAt',
  'openedAt',
  'openedCount',
  'loadsLeft',
  'mailStatus',
  'pages',
  'pagination',
]);

/** Reads an instance by its API, as the program that runs on it answers. */
export class InstanceReader {
  private constructor(
    private readonly origin: string,
    private readonly staff: string,
  ) {}

  static async signIn(origin: string, person: { email: string; password: string }): Promise<InstanceReader> {
    const answer = await fetch(`${origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(person),
    });
    const { data } = (await answer.json()) as { data?: { accessToken: string } };
    if (!data) throw new Error(`Nobody can sign in: ${answer.status}`);
    return new InstanceReader(origin, data.accessToken);
  }

  /** Repeats a call of a reading. @returns the answer; for a refusal, its status */
  async read({ as, call, body }: Omit<Reading, 'answer'>): Promise<unknown> {
    const answer = await fetch(this.origin + call, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(as === 'staff' && { Authorization: `Bearer ${this.staff}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) return { refused: answer.status };
    if (!answer.headers.get('content-type')?.startsWith('application/json')) {
      return { sha256: hash('sha256', Buffer.from(await answer.arrayBuffer())) };
    }
    return ((await answer.json()) as { data: unknown }).data;
  }

  /** Reads every list, every record of it, what visitors open with links and codes, and all files. */
  async readEverything(secrets: Secrets): Promise<Reading[]> {
    const readings: Reading[] = [];
    const add = async (reading: Omit<Reading, 'answer'>) => {
      const answer = await this.read(reading);
      if ((answer as { refused?: number } | null)?.refused) {
        throw new Error(`${reading.call}: ${JSON.stringify(answer)}`);
      }
      readings.push({ ...reading, answer: withoutPassing(answer) });
      return answer;
    };
    for (const [as, lists] of [
      ['staff', ofStaff],
      ['visitor', ofVisitors],
    ] as const) {
      for (const [list, details] of Object.entries(lists)) {
        const answer = await add({ as, call: `/api/v1${list}` });
        for (const record of recordsIn(answer)) {
          for (const detail of details) {
            const call = detail.replace(/\{(\w+)\}/, (_, name: string) => String(record[name]));
            // A record without changes has none to read.
            const reading = { as, call: `/api/v1${call}` };
            if (/\/(changes|am|1)$/.test(detail) && isRefused(await this.read(reading))) continue;
            await add(reading);
          }
        }
      }
    }
    await this.readWithSecrets(secrets, add);
    for (const call of filesNamedIn(readings)) await add({ as: 'staff', call });
    return readings;
  }

  private async readWithSecrets(
    secrets: Secrets,
    add: (reading: Omit<Reading, 'answer'>) => Promise<unknown>,
  ): Promise<void> {
    const { consultation, inquiries, tracking, licence, download, preview } = secrets;
    const visitor = 'visitor' as const;
    await add({ as: visitor, call: '/api/v1/consultations/own', body: { token: consultation } });
    await add({ as: visitor, call: '/api/v1/my-requests', body: { token: inquiries } });
    await add({ as: visitor, call: `/api/v1/design-orders/track/${tracking}` });
    await add({ as: visitor, call: `/api/v1/design-orders/licences/${licence}` });
    await add({ as: visitor, call: `/api/v1/previews/${preview}` });
    const path = `/api/v1/design-orders/downloads/${download}`;
    const files = recordsIn(await add({ as: visitor, call: path }));
    for (const { id } of files) await add({ as: visitor, call: `${path}/files/${String(id)}` });
  }
}

type Json = Record<string, unknown>;

const isRefused = (answer: unknown) => (answer as { refused?: number } | null)?.refused !== undefined;

/** The records of a list, whether it comes in pages or whole. */
function recordsIn(answer: unknown): Json[] {
  if (Array.isArray(answer)) return answer as Json[];
  const list = Object.values((answer ?? {}) as Json).find(Array.isArray);
  return (list ?? []) as Json[];
}

/** Public files by their addresses in answers, but for pictures of the program itself; private ones by the calls that give them out. */
function filesNamedIn(readings: Reading[]): string[] {
  const addresses =
    JSON.stringify(readings.map(({ answer }) => answer)).match(/\/uploads\/(?!demo\/)[\w./-]+\.\w+/g) ?? [];
  const attachments = readings
    .filter(({ call }) => call.startsWith('/api/v1/attachments/'))
    .flatMap(({ answer }) => recordsIn(answer).map(({ id }) => `/api/v1/attachments/${String(id)}/file`));
  const packs = readings
    .filter(({ call }) => /\/tender-packs\/\d+$/.test(call))
    .flatMap(({ call, answer }) =>
      (answer as { files: { id: string }[] }).files.map(({ id }) => `${call}/files/${id}`),
    );
  return [...new Set([...addresses, ...attachments, ...packs])].sort();
}

function withoutPassing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPassing);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !passing.has(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutPassing(each)]));
}

/** How a text is written is the program's to say, and no row holds it: Markdown takes what paragraphs took. */
function isWidened(name: string, answer: unknown, expected: unknown): boolean {
  return name === 'format' && expected === 'PARAGRAPHS' && answer === 'MARKDOWN';
}

/**
 * What an answer lacks of an earlier release's: a later one may say more of a record and list more records, but no
 * fewer and nothing else.
 * @returns a line for each place
 */
export function missingIn(answer: unknown, expected: unknown, place = ''): string[] {
  if (Array.isArray(expected) && Array.isArray(answer)) {
    const idOf = (each: unknown) => {
      const { id, entity, kind, subject } = (each ?? {}) as Json;
      return id === undefined ? undefined : [entity ?? kind ?? subject, id].filter(Boolean).join(' ');
    };
    const hasIds = expected.some((each) => idOf(each) !== undefined);
    if (!hasIds && answer.length !== expected.length) {
      return [`${place}: ${answer.length} instead of ${expected.length} entries`];
    }
    return expected.flatMap((each, index) => {
      const found = hasIds ? answer.find((one) => idOf(one) === idOf(each)) : (answer as unknown[])[index];
      return missingIn(found, each, `${place}[${idOf(each) ?? index}]`);
    });
  }
  if (typeof expected === 'object' && expected !== null && typeof answer === 'object' && answer !== null) {
    return Object.entries(expected).flatMap(([name, each]) => {
      const found = (answer as Json)[name];
      return isWidened(name, found, each) ? [] : missingIn(found, each, `${place}.${name}`);
    });
  }
  if (answer === expected) return [];
  return [`${place}: ${JSON.stringify(answer)} instead of ${JSON.stringify(expected)}`];
}
