import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackFolder } from '../releases/archives.js';
import { administrator } from '../releases/fill-instance.js';
import { storedReleases } from '../releases/releases.js';
import { BackupServer } from '../support/backup-server.js';
import { command } from '../support/instances.js';
import { makeMigratedFolder } from '../support/migrated-folder.js';
import { makeEmptyInstance } from '../support/migrated-instance.js';
import { sleep } from '../support/server-process.js';

// Backups that a built server makes by itself. What cuts them off is in endurance/cut-off-backups.spec.ts.

const files = mkdtempSync(join(tmpdir(), 'test-automatic-backups-'));
const prefix = join(files, 'instance-');
let server: BackupServer | undefined;
afterAll(() => rmSync(files, { recursive: true, force: true }));

describe('a backup that is read back', () => {
  let DATA_DIR: string;

  beforeAll(async () => {
    DATA_DIR = await makeMigratedFolder(prefix);
    server = await BackupServer.start(DATA_DIR);
  });
  afterAll(() => server?.process.signal('SIGKILL'));

  it.each([
    ['is cut in the middle', (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2))],
    ['has another byte', changeByte],
  ])('is refused where its file %s, in the list and by a notification', async (_what, damage) => {
    const before = server!.stored();
    await server!.request();
    // Its name is there once it is whole; the process that reads it back only starts then.
    const isWhole = (name: string) => name.endsWith('.tar.gz') && !before.includes(name);
    while (!server!.stored().some(isWhole)) await sleep(2);
    damage(join(DATA_DIR, 'backups', server!.stored().find(isWhole)!));
    const backup = await server!.finished();
    expect(backup).toMatchObject({ state: 'FAILED', isStored: false });
    expect(backup.checkError).toMatch(/^it could not be read back: .* is damaged/);
    const notified = await server!.call<{ data: { title: string; message: string }[] }>(
      'GET',
      '/notifications',
    );
    expect(notified.data.data[0]).toMatchObject({
      title: 'Backup failed',
      message: expect.stringContaining('it could not be read back'),
    });
  });
});

/** In the middle: of what is compressed there, not of a name. */
function changeByte(file: string): void {
  const handle = openSync(file, 'r+');
  const [at, byte] = [Math.floor(statSync(file).size / 2), Buffer.alloc(1)];
  readSync(handle, byte, 0, 1, at);
  writeSync(handle, Buffer.from([byte[0]! ^ 0xff]), 0, 1, at);
  closeSync(handle);
}

describe('an update of what the first release left', () => {
  const [release] = storedReleases();
  afterEach(() => server?.process.signal('SIGKILL'));

  async function former(): Promise<string> {
    const { DATA_DIR } = await makeEmptyInstance(prefix, 'embedded');
    await unpackFolder(join(release!.folder, 'data-dir.tar.br'), DATA_DIR);
    return DATA_DIR;
  }

  const beforeUpdate = async () =>
    (await server!.backups()).filter(({ reason }) => reason === 'BEFORE_UPDATE');

  it('makes a backup before, which is listed and can be restored', async () => {
    const DATA_DIR = await former();
    server = await BackupServer.start(DATA_DIR, {}, administrator);
    const [backup] = await beforeUpdate();
    expect(backup).toMatchObject({ state: 'UNCHECKED', isStored: true });
    const file = join(DATA_DIR, 'backups', backup!.fileName!);
    expect(server.process.output).toContain(`A backup was made before the update: ${file}`);
    await server.process.signal('SIGTERM');

    const copy = await makeEmptyInstance(prefix, 'embedded');
    const { code, said } = await command('restore', copy, file);
    expect([code, said]).toEqual([0, expect.stringContaining(` with ${backup!.rows} rows is restored`)]);
    // Rows of every table are in it.
    expect(backup!.rows).toBeGreaterThanOrEqual(Object.keys(release!.rows).length);
    server = await BackupServer.start(copy.DATA_DIR, {}, administrator);
    expect((await server.call('GET', '/projects?limit=1')).status).toBe(200);
  });

  it('makes none where BACKUP_BEFORE_UPDATE says so', async () => {
    const DATA_DIR = await former();
    server = await BackupServer.start(DATA_DIR, { BACKUP_BEFORE_UPDATE: 'off' }, administrator);
    expect(server.process.output).toContain(
      'No backup is made before the update, as BACKUP_BEFORE_UPDATE says.',
    );
    expect(await beforeUpdate()).toEqual([]);
    expect(server.stored()).toEqual([]);
  });
});
