import { createDataSource } from '../database/database.js';
import { migrations } from '../database/migrations/index.js';
import type { BackupFile } from './backup-file.js';
import { BackupError, type Manifest } from './backup-format.js';
import { type Contents, ContentsDigest } from './contents-digest.js';
import { restoreBackup } from './restore-backup.js';

/**
 * Reads a backup back: restores its rows into an empty embedded database, which counts them against the manifest, and
 * compares all files with those that were written.
 * @param folder where the database is made; nothing is there yet
 * @param onFile gets how many files were read
 * @throws BackupError that says what differs
 */
export async function checkBackup(
  file: BackupFile,
  written: Contents,
  folder: string,
  onFile: (files: number) => void = () => {},
): Promise<Manifest> {
  const { openScratchDatabase } = await import('../database/embedded/open-embedded-database.js');
  const database = await openScratchDatabase(folder);
  try {
    const uploads = new ReadUploads(onFile);
    const names = migrations.map(({ name }) => name);
    const manifest = await restoreBackup(file, {
      migrations: names,
      openWith: (some) =>
        createDataSource(
          database,
          [],
          migrations.filter(({ name }) => some.includes(name)),
        ),
      uploads,
    });
    const read = uploads.contents.end();
    if (read.files !== written.files) {
      throw new BackupError(`the backup has ${read.files} files, and ${written.files} were written.`);
    }
    if (read.digest !== written.digest)
      throw new BackupError('files in the backup differ from those written.');
    return manifest;
  } finally {
    await database.close();
  }
}

/** Stores nothing of the files that a restore brings: it compares them. */
class ReadUploads {
  readonly contents = new ContentsDigest();

  constructor(private readonly onFile: (files: number) => void) {}

  put(name: string, bytes: Buffer): Promise<void> {
    this.contents.add(name, bytes);
    this.onFile(this.contents.files);
    return Promise.resolve();
  }
}
