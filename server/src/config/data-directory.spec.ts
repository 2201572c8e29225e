import { afterAll, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { LocalBackupFile } from '../backup/backup-file.js';
import { DataDirectoryLock } from '../database/embedded/data-directory-lock.js';
import { describeOpenDataDirectory } from './data-directory.js';
import { signingSecret } from './signing-secret.js';

const folder = mkdtempSync(join(tmpdir(), 'data-directory-'));
afterAll(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

it('is made for its own account by each part that may need it first', () => {
  const [first, second] = [join(folder, 'a'), join(folder, 'b/c')];
  signingSecret({ jwtSecret: undefined, dataDir: first });
  DataDirectoryLock.acquire(second).release();
  expect([modeOf(first), modeOf(second)]).toEqual([0o700, 0o700]);
  expect(describeOpenDataDirectory(first)).toBeUndefined();
});

it('is no matter where there is none: database and uploads are elsewhere', () => {
  expect(describeOpenDataDirectory(join(folder, 'none'))).toBeUndefined();
});

it.each([0o755, 0o710, 0o702])('is warned of where others may enter it: %o', (mode) => {
  const open = join(folder, 'a');
  chmodSync(open, mode);
  expect(describeOpenDataDirectory(open)).toMatch(/chmod 700 .*a$/);
  expect(modeOf(open)).toBe(mode);
});

it('keeps backups from others too', async () => {
  const file = join(folder, 'backup.tar.gz');
  await new LocalBackupFile(file).write(Readable.from([Buffer.from('rows')]));
  expect(modeOf(file)).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toBe('rows');
});
