import { setTransport } from '@consultancy/client-shared/api';
import type { ErrorCode } from '@consultancy/client-shared/api/model';
import { afterEach } from '@jest/globals';

export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  token: string | undefined;
  /** The Idempotency-Key. */
  key: string | undefined;
  body: unknown;
}

type Answer = (call: Call) => Response | Promise<Response>;

/** The calls the code under test made, in order. */
export const calls: Call[] = [];

/** Answers calls by "METHOD /path" below /api/v1; what is not listed fails the way a dead network does. */
export function serve(answers: Record<string, Answer>): void {
  setTransport(async (url, init) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const call = {
      method: init.method ?? 'GET',
      path: pathname.replace('/api/v1', ''),
      query: Object.fromEntries(searchParams),
      token: new Headers(init.headers).get('Authorization')?.replace('Bearer ', ''),
      key: new Headers(init.headers).get('Idempotency-Key') ?? undefined,
      body: readBody(init.body),
    };
    calls.push(call);
    const answer = answers[`${call.method} ${call.path}`];
    if (!answer) throw new TypeError('Failed to fetch');
    const current = newerThan(call);
    if (current) return refuse(409, 'CONFLICT', 'Somebody else was faster.', { current })(call);
    const response = await answer(call);
    await noteVersion(call, response.clone());
    return response;
  });
}

interface Versioned {
  version: number;
}

/** What changes made of records, by the beginning of their addresses. */
const changed = new Map<string, Versioned>();

/** `/services/admin/7` and `/services/7/toggle-status` are addresses of the same record. */
const recordOf = ({ path }: Call) => /^.*?\/\d+/.exec(path.replace('/admin', ''))?.[0] ?? '';

const sentVersion = ({ body }: Call) => (body as Partial<Versioned> | undefined)?.version;

/** A record that was changed since the version that a call is based on: the real server refuses that. */
function newerThan(call: Call): Versioned | undefined {
  const current = changed.get(recordOf(call));
  return current && (sentVersion(call) ?? Infinity) < current.version ? current : undefined;
}

/** Each change that succeeds makes a newer version, even where the answer of the test has the old one. */
async function noteVersion(call: Call, response: Response): Promise<void> {
  const record = recordOf(call);
  const sent = sentVersion(call);
  if (!record || sent === undefined || call.method === 'GET' || !response.ok) return;
  const { data } = (await response.json()) as { data?: Partial<Versioned> | null };
  changed.set(record, { ...data, version: Math.max(sent + 1, data?.version ?? 0) });
}

/** JSON as it was, a multipart form as a list of its fields. */
function readBody(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return [...body.entries()];
  return typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
}

export function succeed(data: unknown): Answer {
  return () => envelope(200, { success: true, message: 'OK', data });
}

export function refuse(status: number, code: ErrorCode, message = 'Refused', details?: unknown): Answer {
  return () => envelope(status, { success: false, message, error: { code, message, details } });
}

/** An answer that waits until the test lets it go. */
export function hold(answer: Answer): { answer: Answer; release: () => void } {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  return { answer: (call) => gate.then(() => answer(call)), release };
}

export function callsTo(path: string): Call[] {
  return calls.filter((call) => call.path === path);
}

function envelope(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

afterEach(() => {
  calls.length = 0;
  changed.clear();
  setTransport();
});
