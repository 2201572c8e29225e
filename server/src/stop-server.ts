import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config/config.js';
import type { DatabaseConnection } from './database/database.js';
import { Drain } from './modules/health/health.module.js';

/**
 * How long requests under way have when the server stops. Browsers keep connections that never asked anything,
 * which would hold it up for minutes.
 */
const graceMs = 8_000;
/** Then it ends with requests still running: many who stop a server kill it after ten seconds. */
const longestMs = 9_500;
/** Then a dump of the embedded database that is not whole is given up. */
const dumpedByMs = 9_000;
/** What comes sooner after the first signal is the same request, passed on by a terminal, npm or systemd as well. */
const sameSignalMs = 1_000;

/** Stops the server at the first signal, in order and within a bound; a second one ends it at once. */
export function stopOnSignals(
  app: NestFastifyApplication,
  config: Config,
  database: DatabaseConnection,
): void {
  let requestedAt: number | undefined;
  const onSignal = () => {
    if (requestedAt === undefined) {
      requestedAt = performance.now();
      void stop(app, config, database);
    } else if (performance.now() - requestedAt > sameSignalMs) {
      process.exit(1);
    }
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

async function stop(
  app: NestFastifyApplication,
  { shutdownDelaySeconds, dataDir }: Config,
  database: DatabaseConnection,
): Promise<void> {
  const server = app.getHttpServer() as Server;
  app.get(Drain).begin(server);
  await sleep(shutdownDelaySeconds * 1000);
  setTimeout(() => server.closeAllConnections(), graceMs).unref();
  setTimeout(() => {
    console.error('Stopped without waiting longer for what was still under way.');
    process.exit(1);
  }, longestMs).unref();
  const noTimeLeft = AbortSignal.timeout(dumpedByMs);
  await app.close();
  if (database.kind === 'embedded') await dump(dataDir, database, noTimeLeft);
  await database.close();
  process.exit(0);
}

/** A stop is none the worse without it. */
async function dump(dataDir: string, database: DatabaseConnection, signal: AbortSignal): Promise<void> {
  const { dumpEmbeddedDatabase } = await import('./backup/embedded-dump.js');
  await dumpEmbeddedDatabase(dataDir, database, signal).catch((error: Error) => {
    console.warn(`No dump of the database was made (${error.message}).`);
  });
}
