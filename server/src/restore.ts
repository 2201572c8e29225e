import { openBackupFile } from './backup/backup-file.js';
import { BackupError } from './backup/backup-format.js';
import { listBackups } from './backup/list-backups.js';
import { restoreBackup } from './backup/restore-backup.js';
import { runBackupCommand } from './backup/run-backup-command.js';
import { signingSecret } from './config/signing-secret.js';
import { createDataSource } from './database/database.js';
import { migrations } from './database/migrations/index.js';
import { describeUnreadableSecrets } from './modules/second-factor/sealed-secrets.js';

// npm run restore -- file: fills an empty instance with a backup. The next start brings it up to date.
// npm run restore -- --list: names the backups in the place that the settings name.
if (process.argv[2] === '--list') await listBackups();
else await restore();

function restore(): Promise<void> {
  return runBackupCommand(async ({ config, database, uploads, parameter }) => {
    if (!parameter) throw new BackupError('name the backup: npm run restore -- backup.tar.gz');
    const manifest = await restoreBackup(await openBackupFile(config, parameter), {
      migrations: migrations.map(({ name }) => name),
      openWith: (names) =>
        createDataSource(
          database,
          [],
          migrations.filter(({ name }) => names.includes(name)),
        ),
      uploads,
    });
    const restored = await createDataSource(database, []).initialize();
    const unreadable = await describeUnreadableSecrets(restored, signingSecret(config));
    await restored.destroy();
    return { manifest, done: ['is restored', unreadable].filter(Boolean).join('. ') };
  });
}
