import { writeFile } from 'node:fs/promises';
import { BackupMaker } from '../../src/modules/backups/backup-maker.js';
import type { TestApp } from './test-app.js';

/** How the processes that make and check backups act in a test. */
interface Acts {
  /** Is called before anything is written. */
  write?: () => Promise<unknown>;
  /** Is called when the backup is read back. */
  check?: () => Promise<unknown>;
}

const nothing = () => Promise.resolve();

/**
 * Replaces those processes, which need a program that is built: each backup is the text "a backup" with 42 rows. Each
 * TestApp begins with it.
 */
export function makeBackupsHere(app: Pick<TestApp, 'nest'>, acts: Acts = {}): void {
  const maker = app.nest.get(BackupMaker);
  maker.write = async (file, { onProgress }) => {
    await (acts.write ?? nothing)();
    await writeFile(file, 'a backup');
    onProgress(1);
    return { rows: 42, files: 3, digest: 'd' };
  };
  maker.check = async () => {
    await (acts.check ?? nothing)();
  };
}
