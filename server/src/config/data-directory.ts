import { mkdirSync, statSync } from 'node:fs';

const ofOthers = 0o077;

/** Makes DATA_DIR for the account of this process alone; one that is there stays as it is. */
export function makeDataDirectory(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}

/** Returns a warning where other accounts of the machine may enter DATA_DIR, in which the database can be changed. */
export function describeOpenDataDirectory(dataDir: string): string | undefined {
  // With a database server and a store of uploads there is none.
  const found = statSync(dataDir, { throwIfNoEntry: false });
  // Windows says nothing by these numbers.
  if (!found || process.platform === 'win32' || (found.mode & ofOthers) === 0) return undefined;
  return `Other accounts of this machine may enter DATA_DIR. Run: chmod 700 ${dataDir}`;
}
