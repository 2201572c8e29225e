import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Instance } from '../support/instances.js';
import { hasPostgres, makeMigratedInstance } from '../support/migrated-instance.js';
import { RawConnection } from '../support/raw-http.js';
import { ServerProcess, sleep } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

let instance: Instance;
const running: ServerProcess[] = [];

beforeAll(async () => {
  instance = await makeMigratedInstance(join(tmpdir(), 'test-stop-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.signal('SIGKILL')));
});
afterAll(() => rmSync(instance.DATA_DIR, { recursive: true, force: true }));

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const settings = { ...instance, RATE_LIMIT: 'off', LOG_LEVEL: 'error' };
  const server = await ServerProcess.start({ ...settings, ...environment });
  running.push(server);
  return server;
}

const inquiry = JSON.stringify({
  name: 'Hana',
  email: 'hana@mail.example',
  subject: 'House',
  message: 'Hello',
});
const head = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: firm.example\r\n${more}\r\n`;
const postHead = head(
  'POST /api/v1/contact-inquiries',
  `Content-Type: application/json\r\nContent-Length: ${inquiry.length}\r\n`,
);

/** Asks this and that until it is over. @returns what came, and what each answer said of its connection */
async function askUntil(end: number, target: ServerProcess): Promise<string[]> {
  const seen: string[] = [];
  const note = ({ status, headers }: Response) => seen.push(`${status} ${headers.get('connection')}`);
  while (Date.now() < end) {
    note(await fetch(`${target.origin}/api/v1/services`));
    note(await fetch(`${target.origin}/`));
    note(
      await fetch(`${target.origin}/api/v1/contact-inquiries`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: inquiry,
      }),
    );
  }
  return seen;
}

describe('a server that stops', () => {
  it('fails the readiness probe first, then answers open and late requests', async () => {
    const server = await start({ SHUTDOWN_DELAY_SECONDS: '6' });
    const { origin } = server;
    const waiting = await RawConnection.open(origin);
    await waiting.send(head('GET /health/live'));
    expect((await waiting.answer()).headers.get('connection')).not.toBe('close');
    const posting = await RawConnection.open(origin);
    await posting.send(postHead + inquiry.slice(0, 20));
    const uploading = await RawConnection.open(origin);
    await uploading.send(postHead + inquiry.slice(0, 20));

    const stoppedAt = Date.now();
    const code = server.signal('SIGTERM');
    const probe = await waitFor(async () => {
      const answer = await fetch(`${origin}/health/ready`);
      return answer.status === 503 && answer;
    }, 5_000);
    expect(await (probe as Response).json()).toMatchObject({ message: expect.stringContaining('stopping') });
    expect((await fetch(`${origin}/health/live`)).status).toBe(200);
    const end = Date.now() + 1_000;
    const answers = await Promise.all(Array.from({ length: 6 }, () => askUntil(end, server)));
    expect(new Set(answers.flat())).toEqual(new Set(['200 close', '201 close']));
    expect(answers.flat().length).toBeGreaterThan(12);
    // An earlier connection gets Connection: close with its next answer, and then ends.
    await waiting.send(head('GET /api/v1/services'));
    await waiting.until('onnection: close');
    await waiting.closed;
    await posting.send(inquiry.slice(20));
    expect(await posting.answer()).toMatchObject({ status: 201 });
    // After the delay: nobody new is let in, what was under way ends.
    await waitFor(() =>
      fetch(`${origin}/health/live`).then(
        () => false,
        () => true,
      ),
    );
    await uploading.send(inquiry.slice(20));
    expect(await uploading.answer()).toMatchObject({ status: 201 });
    expect(await code).toBe(0);
    expect(Date.now() - stoppedAt).toBeGreaterThan(6_000);
  });

  it('ends at once at a second signal, though not where one signal was passed on twice', async () => {
    const server = await start({ SHUTDOWN_DELAY_SECONDS: '60' });
    const code = server.signal('SIGTERM');
    void server.signal('SIGTERM');
    await sleep(1_500);
    expect((await fetch(`${server.origin}/health/live`)).status).toBe(200);
    void server.signal('SIGINT');
    expect(await Promise.race([code, sleep(3_000).then(() => 'still there')])).toBe(1);
  });
});

describe('a server that stops ends within its bound', () => {
  interface Stop {
    code: number | null;
    tookMs: number;
  }
  let withRequest: Stop;
  let withoutDatabase: Stop | undefined;

  // Each waits almost ten seconds for something, so they do it at the same time.
  beforeAll(async () => {
    [withRequest, withoutDatabase] = await Promise.all([
      stopDuringRequest(),
      hasPostgres() ? stopDuringLock() : undefined,
    ]);
  });

  async function stop(server: ServerProcess): Promise<Stop> {
    const requestedAt = Date.now();
    const code = await server.signal('SIGTERM');
    return { code, tookMs: Date.now() - requestedAt };
  }

  async function stopDuringRequest(): Promise<Stop> {
    const server = await start();
    const slow = await RawConnection.open(server.origin);
    await slow.send(postHead);
    // Browsers keep such connections too.
    await RawConnection.open(server.origin);
    return stop(server);
  }

  /** The database does not answer a statement, because another transaction has locked its table. */
  async function stopDuringLock(): Promise<Stop> {
    const other = await makeMigratedInstance(join(instance.DATA_DIR, 'other-'));
    const client = new pg.Client((other as { DATABASE_URL: string }).DATABASE_URL);
    await client.connect();
    const server = await start(other);
    await client.query('BEGIN; LOCK TABLE contact_inquiries');
    const asking = fetch(`${server.origin}/api/v1/contact-inquiries`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: inquiry,
    }).catch(() => undefined);
    const isWaiting = `SELECT FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await waitFor(async () => (await client.query(isWaiting)).rowCount! > 0);
    const stopped = await stop(server);
    await asking;
    await client.end();
    return stopped;
  }

  it('stops though a request does not end and a connection is idle', () => {
    expect(withRequest.code).toBe(0);
    expect(withRequest.tookMs).toBeLessThan(12_000);
  });

  (hasPostgres() ? it : it.skip)('though the database does not answer', () => {
    expect(withoutDatabase!.tookMs).toBeLessThan(12_000);
  });
});
