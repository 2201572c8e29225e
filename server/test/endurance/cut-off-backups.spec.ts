import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCompressed, unpackFolder } from '../releases/archives.js';
import { administrator } from '../releases/fill-instance.js';
import { InstanceReader, missingIn, type Reading } from '../releases/read-instance.js';
import { storedReleases } from '../releases/releases.js';
import { BackupServer } from '../support/backup-server.js';
import { command } from '../support/instances.js';
import { makeMigratedFolder } from '../support/migrated-folder.js';
import { makeEmptyInstance } from '../support/migrated-instance.js';
import { ServerProcess, sleep } from '../support/server-process.js';

// Each run meets other moments: what a few miss, the many runs find. Figures that somebody is to rely on take more.
const kills = Number(process.env['KILLS'] ?? 2);
jest.setTimeout(Math.max(20, kills * 3) * 60_000);

const files = mkdtempSync(join(tmpdir(), 'test-cut-off-backups-'));
const prefix = join(files, 'instance-');
let server: BackupServer | undefined;
afterEach(() => server?.process.signal('SIGKILL'));
afterAll(() => rmSync(files, { recursive: true, force: true }));

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

describe('a backup that is under way', () => {
  let DATA_DIR: string;
  let lastedMs: number;

  beforeAll(async () => {
    DATA_DIR = await makeMigratedFolder(prefix);
    server = await BackupServer.start(DATA_DIR);
    lastedMs = await timeOf(async () => {
      await server!.request();
      expect(await server!.finished()).toMatchObject({ state: 'GOOD', isStored: true, error: null });
    });
    expect(await server.process.signal('SIGTERM')).toBe(0);
  });

  it.each([
    ['copied', () => existsSync(join(DATA_DIR, 'backup.unfinished', 'pgdata'))],
    ['written', () => server!.stored().some((name) => name.endsWith('.unfinished'))],
    ['read back', () => existsSync(join(DATA_DIR, 'backup-check.unfinished'))],
  ])('ends with a server that stops while it is %s, and leaves nothing half', async (_what, isThere) => {
    server = await BackupServer.start(DATA_DIR);
    await server.request();
    while (!isThere()) await sleep(2);
    expect(await server.process.signal('SIGTERM')).toBe(0);
    expect(server.unfinished()).toEqual([]);
    server = await BackupServer.start(DATA_DIR);
    expect(await server.finished()).toMatchObject({
      ...{ state: 'FAILED', isStored: false, error: 'the server stopped during the backup.' },
    });
  });

  it(`is not listed as good where the server was killed (${kills} moments), and the next one is`, async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      server = await BackupServer.start(DATA_DIR);
      // The folders of the one before are gone, and nothing is taken for under way.
      expect(server.unfinished().filter((name) => /^backup(-check)?\./.test(name))).toEqual([]);
      await server.request();
      await sleep((lastedMs * (kill + Math.random())) / kills);
      await server.process.signal('SIGKILL');
    }
    server = await BackupServer.start(DATA_DIR);
    const odd = (await server.backups())
      .slice(0, kills)
      .filter(({ state, error }) => state !== 'GOOD' && error !== 'the server was killed during the backup.');
    expect(odd).toEqual([]);
    await server.request();
    const good = await server.finished();
    expect(good).toMatchObject({ state: 'GOOD', isStored: true });
    expect(server.unfinished()).toEqual([]);
    const copy = await makeEmptyInstance(prefix, 'embedded');
    const file = join(DATA_DIR, 'backups', good.fileName!);
    expect(await command('restore', copy, file)).toMatchObject({ code: 0 });
  });
});

describe('a start that is killed', () => {
  const [release] = storedReleases();
  const former = join(files, 'former');
  const copyOfFormer = () => {
    const folder = mkdtempSync(prefix);
    cpSync(former, folder, { recursive: true });
    return folder;
  };

  beforeAll(() => unpackFolder(join(release!.folder, 'data-dir.tar.br'), former));

  /** Kills a start on each of many copies, somewhere in the time that one takes; the next start has everything. */
  async function killMany(expectIn: (started: BackupServer) => Promise<void>): Promise<void> {
    const start = async (folder: string) => {
      server = await BackupServer.start(folder, {}, administrator);
      await expectIn(server);
      await server.process.signal('SIGKILL');
      rmSync(folder, { recursive: true });
    };
    const lastedMs = await timeOf(() => start(copyOfFormer()));
    for (let kill = 0; kill < kills; kill += 1) {
      const folder = copyOfFormer();
      const killed = await ServerProcess.spawn(BackupServer.settings(folder));
      await sleep((lastedMs * (kill + Math.random())) / kills);
      await killed.signal('SIGKILL');
      await start(folder);
    }
  }

  /** Nothing of the lists that the release left is missing. */
  async function expectContent({ process }: BackupServer): Promise<void> {
    const reader = await InstanceReader.signIn(process.origin, administrator);
    const readings = JSON.parse(
      readCompressed(join(release!.folder, 'records.json.br')).toString(),
    ) as Reading[];
    const missing: string[] = [];
    for (const reading of readings.filter(({ call }) => call.endsWith('?limit=100'))) {
      missing.push(...missingIn(await reader.read(reading), reading.answer, reading.call));
    }
    expect(missing).toEqual([]);
  }

  it(`during an update is done by the next one (${kills} moments)`, () =>
    killMany(async (started) => {
      await expectContent(started);
      const reasons = (await started.backups()).map(({ reason }) => reason);
      // A kill after the migrations were committed, and before the backup was noted, leaves the file alone.
      expect(reasons.includes('BEFORE_UPDATE') || started.stored().length > 0).toBe(true);
    }));

  it(`during a lift from another PostgreSQL is done by the next one (${kills} moments)`, async () => {
    server = await BackupServer.start(former, {}, administrator);
    expect(await server.process.signal('SIGTERM')).toBe(0);
    writeFileSync(join(former, 'pgdata', 'PG_VERSION'), '17\n');
    await killMany(expectContent);
  });
});
