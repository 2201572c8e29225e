import { hostname } from 'node:os';
import type { DataSource } from 'typeorm';
import type { Config } from './config/config.js';
import { signingSecret } from './config/signing-secret.js';
import { boundStatements, createDataSource, openDatabaseItself } from './database/database.js';
import { migrate } from './database/migrate.js';
import { OtherProcesses, type Term } from './database/other-processes.js';
import { prepareFirstStart } from './first-start.js';
import {
  backUpBeforeUpdate,
  type BackupBeforeUpdate,
  noteBackupBeforeUpdate,
} from './modules/backups/backups.module.js';
import { describeUnreadableSecrets } from './modules/second-factor/sealed-secrets.js';

/** Thrown when the PostgreSQL server cannot be reached as the settings say. */
export class DatabaseSilentError extends Error {}

/**
 * Initialises the data source of the application and brings the database to the state this program expects: migrations, an
 * administrator, and the demo firm if wanted. Of several processes one does so, and the others find it done.
 */
export async function prepareDatabase(config: Config, dataSource: DataSource): Promise<void> {
  const prepare = async (throughItself: DataSource) => {
    let backup: BackupBeforeUpdate | undefined;
    await migrate(throughItself, async (executed) => {
      backup = await backUpBeforeUpdate(config, throughItself, executed);
    });
    if (backup) await noteBackupBeforeUpdate(throughItself, backup);
    await prepareFirstStart(config, throughItself);
    const unreadable = await describeUnreadableSecrets(throughItself, signingSecret(config));
    if (unreadable) console.warn(`  ${unreadable}`);
  };
  const { databaseUrl, databaseDirectUrl } = config;
  // The embedded database belongs to one process.
  if (!databaseUrl) return prepare(await dataSource.initialize());
  const named = databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const others = await OtherProcesses.connect(databaseDirectUrl ?? databaseUrl).catch(unreachable(named));
  await others.inTurn(async () => {
    await others.join(termsOf(config));
    await dataSource.initialize().catch(unreachable('DATABASE_URL'));
    if (!databaseDirectUrl) return prepare(dataSource);
    const itself = createDataSource(await openDatabaseItself(config), dataSource.options.entities!);
    await itself.initialize();
    await prepare(itself);
    const toDo = await boundStatements(dataSource, itself);
    if (toDo)
      console.warn(`  Statements have no time limit. Ask the administrator of the database to run: ${toDo};`);
    await itself.destroy();
  });
}

/** One process needs neither setting; of several, each would sign and write mails in its own way. */
function termsOf(config: Config): Term[] {
  const { smtpUrl, dataDir, s3 } = config;
  return [
    {
      name: 'secret of tokens',
      value: signingSecret(config),
      otherwise:
        'JWT_SECRET must be the same for all processes on one database; another process runs with another secret. ' +
        'Set it for all of them and restart them.',
    },
    {
      name: 'way of mails',
      value: smtpUrl ? 'a mail server' : `${hostname()} ${dataDir}`,
      otherwise:
        'SMTP_URL must be set for all processes on one database; another process runs: mails of the one would be ' +
        'sent or kept elsewhere than those of the other.',
    },
    {
      name: 'place of uploads',
      // Whether two folders are the same cannot be checked from here.
      value: s3 ? `${s3.endpoint} ${s3.bucket}` : 'a folder',
      otherwise:
        'S3_ENDPOINT and S3_BUCKET must be the same for all processes on one database; another process keeps ' +
        'uploads elsewhere. Set them for all of them and restart them.',
    },
  ];
}

function unreachable(setting: string): (error: Error) => never {
  return ({ message }) => {
    throw new DatabaseSilentError(
      /unsupported startup parameter/.test(message)
        ? `${setting} names a pooler. Name the database itself in DATABASE_DIRECT_URL as well.`
        : `the server that ${setting} names does not answer (${message}). Check it.`,
    );
  };
}
