import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { command, contentOf, type Instance, uploadsOf } from '../support/instances.js';
import { makeMigratedFolder } from '../support/migrated-folder.js';
import { hasPostgres, makeEmptyInstance, makeMigratedInstance } from '../support/migrated-instance.js';
import { S3Store } from '../support/s3-store.js';
import { ServerProcess } from '../support/server-process.js';

const files = mkdtempSync(join(tmpdir(), 'test-backup-'));
const prefix = join(files, 'instance-');

async function call(server: ServerProcess, method: string, path: string, token: string, body?: object) {
  const answer = await fetch(`${server.origin}/api/v1${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBeLessThan(300);
  return ((await answer.json()) as { data: unknown }).data;
}

/** Moves one to the trash, and switches two-step sign-in on: a backup carries both. */
async function leaveTraces(server: ServerProcess): Promise<void> {
  const person = { email: 'admin@example.com', password: 'Correct1' };
  const { data } = await server.post<{ accessToken: string }>('/auth/login', person);
  const token = data.accessToken;
  await call(server, 'DELETE', '/projects/1', token);
  const proof = { currentPassword: person.password };
  const begun = await call(server, 'POST', '/auth/second-factor', token, proof);
  const secret = Secret.fromBase32((begun as { secret: string }).secret);
  await call(server, 'PUT', '/auth/second-factor', token, { code: new TOTP({ secret }).generate() });
}

type Result = Awaited<ReturnType<typeof command>>;

/** On the embedded database. */
let demo: Instance;
let demoContent: Record<string, unknown>;
const backup = join(files, 'demo.tar.gz');
/** Of a backup of the demo firm while its server ran. */
let ofRunning: Result;
/** Restored from the backup, without the secret of the demo firm; on PostgreSQL where there is one. */
let restored: Instance;
let restore: Result;
const kindOfRestored = hasPostgres() ? 'postgresql' : 'embedded';

beforeAll(async () => {
  demo = { DATA_DIR: await makeMigratedFolder(prefix) };
  const server = await ServerProcess.start({
    ...demo,
    DEMO_CONTENT: 'on',
    ADMIN_PASSWORD: 'Correct1',
    LOG_LEVEL: 'error',
  });
  await leaveTraces(server);
  ofRunning = await command('backup', demo, join(files, 'running.tar.gz'));
  await server.signal('SIGTERM');
  expect(await command('backup', demo, backup)).toMatchObject({ code: 0 });
  demoContent = await contentOf(demo);
  restored = await makeEmptyInstance(prefix, kindOfRestored);
  restore = await command('restore', restored, backup);
  expect(restore).toMatchObject({ code: 0 });
});
afterAll(() => rmSync(files, { recursive: true, force: true }));

describe('a backup of the demo firm', () => {
  it(`restored into an empty ${kindOfRestored} database and from there into an embedded one is the same, row by row and file by file`, async () => {
    expect(demoContent['trash_entries']).toHaveLength(1);
    expect(await contentOf(restored)).toEqual(demoContent);
    expect(uploadsOf(restored)).toEqual(uploadsOf(demo));
    const again = join(files, 'again.tar.gz');
    expect(await command('backup', restored, again)).toMatchObject({ code: 0 });
    const back = { DATA_DIR: await makeMigratedFolder(prefix) };
    expect(await command('restore', back, again)).toMatchObject({ code: 0 });
    expect(await contentOf(back)).toEqual(demoContent);
    expect(uploadsOf(back)).toEqual(uploadsOf(demo));
  });

  // Otherwise that is what the test above does.
  (hasPostgres() ? it : it.skip)('restored into an empty embedded database is the same', async () => {
    const copy = await makeEmptyInstance(prefix, 'embedded');
    expect(await command('restore', copy, backup)).toMatchObject({ code: 0 });
    expect(await contentOf(copy)).toEqual(demoContent);
    expect(uploadsOf(copy)).toEqual(uploadsOf(demo));
  });
});

it('is restored with its secret, or the restore and the start say who signs in otherwise', async () => {
  const otherwise = 'Two-step sign-in of 1 account was set up with another secret';
  expect(restore.said).toContain(otherwise);
  const server = await ServerProcess.start({ ...restored, LOG_LEVEL: 'error' });
  await server.signal('SIGTERM');
  expect(server.output).toContain(otherwise);
  const withSecret = await makeMigratedInstance(prefix);
  cpSync(join(demo.DATA_DIR, 'jwt-secret'), join(withSecret.DATA_DIR, 'jwt-secret'));
  const { code, said } = await command('restore', withSecret, backup);
  expect([code, said]).toEqual([0, expect.not.stringContaining('Two-step')]);
});

describe('a backup and a store of uploads', () => {
  it('fit each other: restored into a store and from there into a folder, every file is the same', async () => {
    const store = await S3Store.start();
    const stored = { ...(await makeMigratedInstance(prefix)), ...store.environment };
    expect(await command('restore', stored, backup)).toMatchObject({ code: 0 });
    expect(readdirSync(stored.DATA_DIR)).not.toContain('uploads');
    const digests: Record<string, string> = {};
    for (const key of await store.keys()) {
      digests[key.replace(/^uploads\//, '')] = hash('sha256', await store.get(key));
    }
    expect(digests).toEqual(uploadsOf(demo));
    const again = join(files, 'stored.tar.gz');
    expect(await command('backup', stored, again)).toMatchObject({ code: 0 });
    const back = await makeMigratedInstance(prefix);
    expect(await command('restore', back, again)).toMatchObject({ code: 0 });
    expect(uploadsOf(back)).toEqual(uploadsOf(demo));
    expect(await contentOf(back)).toEqual(demoContent);
    // Without the store there is no whole backup, and so none.
    await store.go();
    const { code, said } = await command('backup', stored, join(files, 'half.tar.gz'));
    expect([code, said]).toEqual([1, expect.stringMatching(/Nothing was done: The files cannot be reached/)]);
    expect(readdirSync(files).filter((name) => name.startsWith('half'))).toEqual([]);
    await store.stop();
  });
});

describe('what is refused leaves everything as it was', () => {
  it('a restore into an instance that holds data', async () => {
    const before = await contentOf(restored);
    const { code, said } = await command('restore', restored, backup);
    expect(code).toBe(1);
    expect(said).toMatch(/already has data.*Restore into an empty one/);
    expect(await contentOf(restored)).toEqual(before);
  });

  it('a backup that was cut off, which can be restored afterwards when it is whole', async () => {
    const cut = join(files, 'cut.tar.gz');
    cpSync(backup, cut);
    truncateSync(cut, statSync(backup).size - 5000);
    const copy = await makeMigratedInstance(prefix);
    const { code, said } = await command('restore', copy, cut);
    expect(code).toBe(1);
    expect(said).toMatch(/is damaged/);
    expect(await command('restore', copy, backup)).toMatchObject({ code: 0 });
    expect(await contentOf(copy)).toEqual(demoContent);
  });

  it.each([
    ['something else', 'not a backup', /is not a backup of this program/],
    ['nothing', '', /is not a backup of this program/],
  ])('a file that is %s', async (_what, content, message) => {
    const file = join(files, 'other.tar.gz');
    writeFileSync(file, content);
    const { code, said } = await command('restore', await makeMigratedInstance(prefix), file);
    expect(code).toBe(1);
    expect(said).toMatch(message);
  });

  it('a backup over a file that is there', async () => {
    const size = statSync(backup).size;
    expect((await command('backup', restored, backup)).said).toMatch(/exists already/);
    expect(statSync(backup).size).toBe(size);
  });

  it('a backup of an embedded database that a running server has open', () => {
    expect(ofRunning.code).toBe(1);
    expect(ofRunning.said).toMatch(/is used by another running server/);
    expect(readdirSync(files)).not.toContain('running.tar.gz');
  });
});
