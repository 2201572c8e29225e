import { openBackupFile } from './backup/backup-file.js';
import { BackupError } from './backup/backup-format.js';
import { restoreBackup } from './backup/restore-backup.js';
import { runBackupCommand } from './backup/run-backup-command.js';
import { signingSecret } from './config/signing-secret.js';
import { createDataSource } from './database/database.js';
import { migrations } from './database/migrations/index.js';
import { describeUnreadableSecrets } from './modules/second-factor/sealed-secrets.js';

// npm run restore -- file: fills an empty instance with a backup. The next start brings it up to date.
await runBackupCommand(async ({ config, database, uploads, parameter }) => {
  if (!parameter) throw new BackupError('name the backup: npm run restore -- backup.tar.gz');
  const names = migrations.map(({ name }) => name);
  const manifest = await restoreBackup(await openBackupFile(config, parameter), {
    migrations: names,
    openUntil: (last) => createDataSource(database, [], migrations.slice(0, names.indexOf(last) + 1)),
    uploads,
  });
  const restored = await createDataSource(database, []).initialize();
  const unreadable = await describeUnreadableSecrets(restored, signingSecret(config));
  await restored.destroy();
  return { manifest, done: ['is restored', unreadable].filter(Boolean).join('. ') };
});
