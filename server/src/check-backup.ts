import { openBackupFile } from './backup/backup-file.js';
import { BackupError } from './backup/backup-format.js';
import { checkBackup } from './backup/check-backup.js';
import { endWithParent, reportShares } from './backup/report-to-parent.js';
import { readConfig } from './config/config.js';

// Started by the server after each backup: check-backup.js file folder files digest
const [named = '', folder = '', files = '0', digest = ''] = process.argv.slice(2);
endWithParent();
try {
  const report = reportShares();
  const written = { files: Number(files), digest };
  const file = await openBackupFile(readConfig(), named);
  await checkBackup(file, written, folder, (read) => report(read / Math.max(1, written.files)));
} catch (error) {
  console.error(error instanceof BackupError ? error.message : error);
  process.exitCode = 1;
}
