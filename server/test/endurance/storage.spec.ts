import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPostgres, makeMigratedInstance } from '../support/migrated-instance.js';
import { S3Store } from '../support/s3-store.js';
import { ServerProcess, sleep } from '../support/server-process.js';

const folders = mkdtempSync(join(tmpdir(), 'test-servers-'));
const prefix = join(folders, 'machine-');
let store: S3Store;
let running: ServerProcess[] = [];

beforeAll(async () => {
  store = await S3Store.start();
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.signal('SIGKILL')));
  running = [];
  await store.empty();
});
afterAll(async () => {
  await store.stop();
  rmSync(folders, { recursive: true, force: true });
});

async function start(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await ServerProcess.start({
    JWT_SECRET: 'the same secret on every machine',
    SMTP_URL: 'smtp://127.0.0.1:1',
    ADMIN_PASSWORD: 'Correct1',
    ...store.environment,
    ...environment,
  });
  running.push(server);
  return server;
}

const puts = () => store.requests.filter((each) => each.startsWith('PUT uploads/'));
const keys = async (ending: string) => (await store.keys()).filter((key) => key.endsWith(ending));

/** Resolves when the store was requested nothing new for a while. */
async function untilQuiet(): Promise<void> {
  for (let seen = -1; seen !== store.requests.length; await sleep(3_000)) seen = store.requests.length;
}

describe('servers that share a store', () => {
  (hasPostgres() ? it : it.skip)(
    'fill it once with the demo firm and its smaller pictures, even if one stops meanwhile',
    async () => {
      const instance = { ...(await makeMigratedInstance(prefix)), DEMO_CONTENT: 'on' };
      // Each on a machine of its own: all that they share is the database and the store.
      const startOnMachine = () => start({ ...instance, DATA_DIR: mkdtempSync(prefix) });
      const first = await startOnMachine();
      const second = await startOnMachine();
      const project = await fetch(`${second.origin}/api/v1/projects/1`).then((answer) => answer.json());
      const { mainImage } = (project as { data: { mainImage: string } }).data;
      // Narrower versions are served from the start on, whether they are made yet or not.
      const narrow = await fetch(`${second.origin}${mainImage.replace('.webp', '.w480.webp')}`);
      expect([narrow.status, narrow.headers.get('content-type')]).toEqual([200, 'image/webp']);
      while (puts().filter((put) => put.includes('.w480.')).length < 10) await sleep(50);
      // While it works on a picture: how long that may take is not the subject here.
      await first.signal('SIGTERM');
      await untilQuiet();
      const [made] = [await keys('.w480.webp')];
      // The second has left it to the first. One that starts finds what is left.
      await startOnMachine();
      const originals = (await store.keys()).filter((key) => /-\d+x\d+\.webp$/.test(key));
      while ((await keys('.w480.webp')).length < originals.length) await sleep(100);
      expect(made!.length).toBeLessThan(originals.length);
      expect(new Set(puts()).size).toBe(puts().length);
      for (const machine of readdirSync(folders)) {
        expect(readdirSync(join(folders, machine), { recursive: true }).map(String)).not.toContain('uploads');
      }
    },
  );
});

describe('a store that is gone', () => {
  it('stops a first start that needs it, in one line, and the next one makes up for it', async () => {
    await store.go();
    const environment = {
      DEMO_CONTENT: 'on',
      ...(await makeMigratedInstance(prefix)),
      ...store.environment,
    };
    const failed = await ServerProcess.spawn(environment);
    running.push(failed);
    expect(await failed.exit()).toBe(78);
    expect(failed.output).toMatch(/^Cannot start: The files cannot be reached/m);
    await store.come();
    const server = await start(environment);
    expect((await keys('.mp4')).length).toBe(1);
    expect(await server.signal('SIGTERM')).toBe(0);
  });

  it('stops no other start', async () => {
    const environment = await makeMigratedInstance(prefix);
    const first = await start(environment);
    await first.signal('SIGTERM');
    await store.go();
    const second = await start(environment);
    expect((await fetch(`${second.origin}/api/v1/projects`)).status).toBe(200);
    expect(await readiness(second)).toMatchObject({ status: 200, storage: 'down' });
    await store.come();
    expect(await readiness(second)).toMatchObject({ status: 200, storage: 'up' });
    expect(await second.signal('SIGTERM')).toBe(0);
  });
});

async function readiness({ origin }: ServerProcess) {
  const answer = await fetch(`${origin}/health/ready`);
  const { data } = (await answer.json()) as { data: { storage: string } };
  return { status: answer.status, ...data };
}
