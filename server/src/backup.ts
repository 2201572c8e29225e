import { openBackupFile } from './backup/backup-file.js';
import { runBackupCommand } from './backup/run-backup-command.js';
import { writeBackup } from './backup/write-backup.js';
import { createDataSource } from './database/database.js';

// npm run backup [-- file]: the database and the uploads in one file, which may lie in a store (s3://bucket/key).
await runBackupCommand(async ({ config, database, uploads, parameter }) => {
  const day = new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-');
  const file = await openBackupFile(config, parameter ?? `backup-${day}.tar.gz`);
  const dataSource = await createDataSource(database, []).initialize();
  try {
    return { manifest: await writeBackup(dataSource, uploads, file), done: `is in ${file.name}` };
  } finally {
    await dataSource.destroy();
  }
});
