import { afterAll, expect, it } from '@jest/globals';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedReleases } from '../releases/releases.js';
import { command } from '../support/instances.js';
import { S3Store } from '../support/s3-store.js';

const folder = mkdtempSync(join(tmpdir(), 'test-list-backups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [release] = storedReleases();
const backup = join(release!.folder, 'backup.tar.gz');
const last = release!.migrations.at(-1)!;

const list = (settings: object) => command('restore', { DATA_DIR: folder, ...settings }, '--list');

it('names the backups of the folder with time, size and last migration, the newest first', async () => {
  expect(await list({})).toEqual({ code: 0, said: `There is no backup in ${join(folder, 'backups')}.\n` });
  mkdirSync(join(folder, 'backups'));
  const [good, broken] = ['good.tar.gz', 'broken.tar.gz'].map((name) => join(folder, 'backups', name));
  copyFileSync(backup, good!);
  // Of now, so it is the newest.
  writeFileSync(broken!, 'cut off');
  writeFileSync(join(folder, 'backups/notes.txt'), 'no backup');
  const { code, said } = await list({});
  const lines = said.trim().split('\n');
  expect(code).toBe(0);
  expect(lines).toEqual([
    expect.stringMatching(/^20\S+Z +0\.0 MB {2}not a backup or damaged {2}.*broken\.tar\.gz$/),
    expect.stringMatching(new RegExp(`^20\\S+Z +\\d+\\.\\d MB {2}${last} {2}${good}$`)),
  ]);
});

it('names those of the store', async () => {
  const store = await S3Store.start();
  await store.put('backups/scheduled.tar.gz', readFileSync(backup));
  await store.put('uploads/house.tar.gz', Buffer.from('x'));
  const settings = { ...store.environment, BACKUP_S3_BUCKET: store.settings.bucket };
  const { code, said } = await list(settings);
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^20\S+Z .* s3:\/\/\S+\/backups\/scheduled\.tar\.gz\n$/),
  ]);
  await store.go();
  expect(await list(settings)).toEqual({
    code: 1,
    said: expect.stringMatching(/^Nothing was listed: the store/),
  });
  await store.stop();
});
