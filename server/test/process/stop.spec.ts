import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { canStartPostgres } from '../support/find-postgres.js';
import { makeMigratedFolder } from '../support/migrated-folder.js';
import { startPostgres } from '../support/postgres-server.js';
import { RawConnection } from '../support/raw-http.js';
import { ServerProcess, sleep } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

let folder: string;
let server: ServerProcess | undefined;

beforeAll(async () => {
  folder = await makeMigratedFolder(join(tmpdir(), 'test-stop-'));
});
afterEach(() => server?.signal('SIGKILL'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const settings = { DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'error' };
  return (server = await ServerProcess.start({ ...settings, ...environment }));
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
  it('tells the probe first, answers whatever still comes, and what was under way', async () => {
    const { origin } = await start({ SHUTDOWN_DELAY_SECONDS: '10' });
    const waiting = await RawConnection.open(origin);
    await waiting.send(head('GET /health/live'));
    expect((await waiting.answer()).headers.get('connection')).not.toBe('close');
    const posting = await RawConnection.open(origin);
    await posting.send(postHead + inquiry.slice(0, 20));
    const uploading = await RawConnection.open(origin);
    await uploading.send(postHead + inquiry.slice(0, 20));

    const stoppedAt = Date.now();
    const code = server!.signal('SIGTERM');
    const probe = await waitFor(async () => {
      const answer = await fetch(`${origin}/health/ready`);
      return answer.status === 503 && answer;
    }, 5_000);
    expect(await (probe as Response).json()).toMatchObject({ message: expect.stringContaining('stopping') });
    expect((await fetch(`${origin}/health/live`)).status).toBe(200);
    const end = Date.now() + 2_000;
    const answers = await Promise.all(Array.from({ length: 6 }, () => askUntil(end, server!)));
    expect(new Set(answers.flat())).toEqual(new Set(['200 close', '201 close']));
    expect(answers.flat().length).toBeGreaterThan(12);
    // A connection from before is told with its next answer, and is then over.
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
    expect(Date.now() - stoppedAt).toBeGreaterThan(10_000);
  });

  it('ends within its bound though a request does not', async () => {
    const { origin } = await start();
    const slow = await RawConnection.open(origin);
    await slow.send(postHead);
    const stoppedAt = Date.now();
    expect(await server!.signal('SIGTERM')).toBe(0);
    expect(Date.now() - stoppedAt).toBeLessThan(12_000);
  });

  (canStartPostgres() ? it : it.skip)(
    'ends within its bound though the database does not answer',
    async () => {
      const postgres = (await startPostgres())!;
      const client = new pg.Client(postgres.url);
      await client.connect();
      await start({ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'with-postgresql') });
      await client.query('BEGIN; LOCK TABLE contact_inquiries');
      const asking = fetch(`${server!.origin}/api/v1/contact-inquiries`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: inquiry,
      }).catch(() => undefined);
      await waitFor(
        async () =>
          (await client.query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)).rowCount! > 0,
      );
      const stoppedAt = Date.now();
      await server!.signal('SIGTERM');
      expect(Date.now() - stoppedAt).toBeLessThan(12_000);
      await asking;
      await client.end();
      await postgres.stop();
    },
  );

  it('ends at once at a second signal, though not where one wish was passed on twice', async () => {
    await start({ SHUTDOWN_DELAY_SECONDS: '60' });
    const code = server!.signal('SIGTERM');
    void server!.signal('SIGTERM');
    await sleep(1_500);
    expect((await fetch(`${server!.origin}/health/live`)).status).toBe(200);
    void server!.signal('SIGINT');
    expect(await Promise.race([code, sleep(3_000).then(() => 'still there')])).toBe(1);
  });
});
