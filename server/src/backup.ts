import { resolve } from 'node:path';
import { runBackupCommand } from './backup/run-backup-command.js';
import { writeBackup } from './backup/write-backup.js';
import { createDataSource } from './database/database.js';

// npm run backup [-- file]: the database and the uploads in one file.
await runBackupCommand(async ({ database, uploads, parameter }) => {
  const day = new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-');
  const file = resolve(parameter ?? `backup-${day}.tar.gz`);
  const dataSource = await createDataSource(database, []).initialize();
  try {
    return { manifest: await writeBackup(dataSource, uploads, file), done: `is in ${file}` };
  } finally {
    await dataSource.destroy();
  }
});
