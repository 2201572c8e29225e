import { createServer } from 'node:net';
import { configureApp, createApp } from './app.setup.js';
import { type Config, InvalidSettingError, readConfig } from './config/config.js';
import { openDatabase } from './database/database.js';
import { DataDirectoryInUseError } from './database/embedded/data-directory-lock.js';
import { DatabaseBeforeReleaseError, DatabaseNewerThanCodeError } from './database/migrate.js';
import { TermsDifferError, TurnLostError } from './database/other-processes.js';
import { giveBackMemory } from './give-back-memory.js';
import { ImageCompletion } from './integrations/images/image-completion.js';
import { StorageSilent } from './integrations/storage/storage-failures.js';
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
  DataDirectoryInUseError,
  DatabaseBeforeReleaseError,
  DatabaseNewerThanCodeError,
  DatabaseSilentError,
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
  const database = await openDatabase(config);
  const dataSource = await prepareDatabase(config, database);
  await storeAssets(config);
  const app = await createApp(config, dataSource);
  await configureApp(app, config);

  stopOnSignals(app, config, database);

  await app.listen(config.port, config.host);
  await app.get(MailSender).start();
  app.get(ImageCompletion).start();
  giveBackMemory();
  announce(config, database.kind);
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
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why = {
        EADDRINUSE: `port ${port} is in use. Stop what uses it, or set ${setting} to another one.`,
        EACCES: `port ${port} needs more rights than this account has. Set ${setting} to one above 1023.`,
      }[error.code ?? ''];
      reject(
        new CannotStartError(
          why ?? `cannot listen on ${host}:${port} (${error.message}). Check HOST and ${setting}.`,
        ),
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function announce({ publicUrl, dataDir, s3 }: Config, kind: 'embedded' | 'postgresql'): void {
  const where = kind === 'embedded' ? `embedded, in ${dataDir}` : 'PostgreSQL, as DATABASE_URL says';
  console.log(`
  Public site    ${publicUrl}/
  Back office    ${publicUrl}/admin
  API reference  ${publicUrl}/docs
  Database       ${where}
  Uploads        ${s3 ? `in the bucket ${s3.bucket} of ${s3.endpoint}` : `in ${dataDir}`}

  Stop with Ctrl-C.
`);
}
