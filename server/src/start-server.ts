import { DataSource } from 'typeorm';
import { configureApp, createApp } from './app.setup.js';
import { describeTakenPort } from './check-port.js';
import { type Config, InvalidSettingError, readConfig } from './config/config.js';
import { describeOpenDataDirectory } from './config/data-directory.js';
import { openDatabase } from './database/database.js';
import { DataDirectoryInUseError } from './database/embedded/data-directory-lock.js';
import { isOfOtherMajor, OtherMajorError } from './database/embedded/database-files.js';
import {
  DatabaseBeforeReleaseError,
  DatabaseDiffersError,
  DatabaseNewerThanCodeError,
} from './database/migrate.js';
import { TermsDifferError, TurnLostError } from './database/other-processes.js';
import { ImageCompletion } from './integrations/images/image-completion.js';
import { StorageSilent } from './integrations/storage/storage-failures.js';
import { NoBackupBeforeUpdateError } from './modules/backups/backups.module.js';
import { MailSender } from './modules/mail/mail.module.js';
import { DatabaseSilentError, prepareDatabase } from './prepare-database.js';
import { openSharedAssets } from './site/shared-assets.js';
import { StoredAssets } from './site/stored-assets.js';
import { stopOnSignals } from './stop-server.js';

/** Thrown when a start cannot succeed for a reason that the person at the keyboard can mend. */
class CannotStartError extends Error {}

const expectedErrors = [
  CannotStartError,
  InvalidSettingError,
  NoBackupBeforeUpdateError,
  DataDirectoryInUseError,
  DatabaseBeforeReleaseError,
  DatabaseDiffersError,
  DatabaseNewerThanCodeError,
  DatabaseSilentError,
  OtherMajorError,
  TermsDifferError,
  TurnLostError,
  StorageSilent,
];

/**
 * The exit code of a start that fails the same way until somebody changes something: EX_CONFIG of sysexits.h.
 * scripts/keep-running.mjs does not repeat it.
 */
const cannotStartCode = 78;

/** Starts the server and serves until a signal stops it. A start that fails says why in one line. */
export async function startServer(): Promise<void> {
  try {
    await serve(readConfig());
  } catch (error) {
    const expected = expectedErrors.some((type) => error instanceof type);
    console.error(expected ? `Cannot start: ${(error as Error).message}` : error);
    process.exit(expected ? cannotStartCode : 1);
  }
}

async function serve(config: Config): Promise<void> {
  await checkPortIsFree(config.port, config.host, 'PORT');
  if (config.metricsPort) await checkPortIsFree(config.metricsPort, config.host, 'METRICS_PORT');
  if (!config.databaseUrl) await lift(config.dataDir);
  const database = await openDatabase(config);
  const app = await createApp(config, database);
  await prepareDatabase(config, app.get(DataSource));
  const openDirectory = describeOpenDataDirectory(config.dataDir);
  if (openDirectory) console.warn(`  ${openDirectory}`);
  await storeAssets(config);
  await configureApp(app, config);

  stopOnSignals(app, config, database);

  await app.listen(config.port, config.host);
  await app.get(MailSender).start();
  app.get(ImageCompletion).start();
  announce(config, database.kind);
}

/** Asked first of files alone: what makes a database needs memory that hardly any start has a use for. */
async function lift(dataDir: string): Promise<void> {
  if (!isOfOtherMajor(dataDir)) return;
  const { liftEmbeddedDatabase } = await import('./backup/embedded-dump.js');
  console.log(`  ${await liftEmbeddedDatabase(dataDir)}`);
}

/** Before the first answer: a process of the release before may be requested what it names. */
async function storeAssets(config: Config): Promise<void> {
  const assets = new StoredAssets(config.dataDir, await openSharedAssets(config));
  await assets.keep().catch((error: Error) => {
    console.warn(`  Assets of this release are not stored for the next one (${error.message}).`);
  });
}

/** Asked before anything is opened, so that a mistaken second start touches nothing. */
async function checkPortIsFree(port: number, host: string, setting: string): Promise<void> {
  const taken = await describeTakenPort(port, host, setting);
  if (taken) throw new CannotStartError(taken);
}

function announce(config: Config, kind: 'embedded' | 'postgresql'): void {
  const { publicUrl, dataDir, s3 } = config;
  const where = kind === 'embedded' ? `embedded, in ${dataDir}` : 'PostgreSQL, as DATABASE_URL says';
  console.log(`
  Public site    ${publicUrl}/
  Back office    ${publicUrl}/admin
  API reference  ${publicUrl}/docs
  Database       ${where}
  Uploads        ${s3 ? `in the bucket ${s3.bucket} of ${s3.endpoint}` : `in ${dataDir}`}
  Backups        ${describeBackups(config)}

  Stop with Ctrl-C.
`);
}

function describeBackups({ backupSchedule, isBackupDirUsed, backupDir, backupStore }: Config): string {
  if (backupSchedule === undefined)
    return 'off. Set BACKUP_DIR or BACKUP_S3_BUCKET to a place that all processes share, and not BACKUP_SCHEDULE=off';
  const places = [
    ...(isBackupDirUsed ? [`in ${backupDir}`] : []),
    ...(backupStore ? [`in the bucket ${backupStore.bucket} of ${backupStore.endpoint}`] : []),
  ];
  return `${backupSchedule === '0 2 * * *' ? 'every night at 02:00' : backupSchedule}, ${places.join(' and ')}`;
}
