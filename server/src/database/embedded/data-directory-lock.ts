import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeDataDirectory } from '../../config/data-directory.js';

/** Thrown when another process already works on the data directory. */
export class DataDirectoryInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `DATA_DIR ${dataDir} is used by another running server. Stop that one, or start this one with another DATA_DIR.`,
    );
  }
}

/**
 * Holds a data directory for this process alone. Two embedded databases on one directory would destroy it
 * silently. The lock is an open SQLite transaction: the operating system frees it when the process ends,
 * however it ends, so a kill -9 leaves no stale lock file behind.
 */
export class DataDirectoryLock {
  private constructor(private readonly handle: DatabaseSync) {}

  /** @throws DataDirectoryInUseError */
  static acquire(dataDir: string): DataDirectoryLock {
    makeDataDirectory(dataDir);
    const handle = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 });
    try {
      handle.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      handle.close();
      if (error instanceof Error && /locked|busy/i.test(error.message))
        throw new DataDirectoryInUseError(dataDir);
      throw error;
    }
    return new DataDirectoryLock(handle);
  }

  release(): void {
    this.handle.close();
  }
}
