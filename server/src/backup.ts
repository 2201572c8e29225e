import { openBackupFile } from './backup/backup-file.js';
import { ContentsDigest } from './backup/contents-digest.js';
import { endWithParent, reportShares, reportToParent } from './backup/report-to-parent.js';
import { runBackupCommand } from './backup/run-backup-command.js';
import { writeBackup } from './backup/write-backup.js';
import { createDataSource } from './database/database.js';

endWithParent();

// npm run backup [-- file]: the database and the uploads in one file, which may lie in a store (s3://bucket/key).
await runBackupCommand(async ({ config, database, uploads, parameter }) => {
  const day = new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-');
  const file = await openBackupFile(config, parameter ?? `backup-${day}.tar.gz`);
  const dataSource = await createDataSource(database, []).initialize();
  const contents = new ContentsDigest();
  try {
    const manifest = await writeBackup(dataSource, uploads, file, { contents, onProgress: reportShares() });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    reportToParent({ made: { rows, ...contents.end() } });
    return { manifest, done: `is in ${file.name}` };
  } finally {
    await dataSource.destroy();
  }
});
