import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { createDataSource, openDatabaseItself } from '../database/database.js';
import {
  databaseFiles,
  embeddedMajor,
  isOfOtherMajor,
  majorOf,
  OtherMajorError,
} from '../database/embedded/database-files.js';
import {
  DatabaseBeforeReleaseError,
  DatabaseDiffersError,
  DatabaseNewerThanCodeError,
  pendingMigrations,
} from '../database/migrate.js';
import { isOfAnotherAccount } from './check-disk.js';
import { type Finding, readableBytes } from './finding.js';

const about = 'Database';
const leastMajor = 15;

const misfits = [DatabaseBeforeReleaseError, DatabaseDiffersError, DatabaseNewerThanCodeError];

export interface DatabaseCheck {
  findings: Finding[];
  /** Milliseconds by which the clock of the database's machine is ahead; undefined where it is this machine. */
  clockAhead?: number;
}

/** @param isInUse whether a process has the embedded database open, which then answers nobody else */
export async function checkDatabase(config: Config, isInUse: boolean): Promise<DatabaseCheck> {
  if (config.databaseUrl) return checkOpened(config, undefined);
  const { cluster: folder } = databaseFiles(config.dataDir);
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    return { findings: [{ state: 'note', about, found: 'There is none yet; the first start makes it.' }] };
  }
  const found = `embedded, PostgreSQL ${majorOf(config.dataDir)}, ${readableBytes(await sizeOf(folder))}`;
  if (isInUse) {
    const which = 'The server has it open, and ran all migrations when it started';
    return { findings: [{ state: 'ok', about, found: `${which} (${found}).` }] };
  }
  if (isOfAnotherAccount(config.dataDir)) {
    const advice = 'Run this command as the account of the server.';
    return { findings: [{ state: 'note', about, found: `Not opened (${found}).`, advice }] };
  }
  if (isOfOtherMajor(config.dataDir)) return { findings: [describeOtherMajor(config.dataDir)] };
  return checkOpened(config, found);
}

/** A start makes a database of this major version where the last stop left a dump. */
function describeOtherMajor(dataDir: string): Finding {
  const { message } = new OtherMajorError(dataDir, majorOf(dataDir));
  if (!existsSync(databaseFiles(dataDir).dump)) return { state: 'wrong', about, found: message };
  const found = `It is one of PostgreSQL ${majorOf(dataDir)}, and this program has PostgreSQL ${embeddedMajor}.`;
  const advice = 'Run npm start, which makes one from the dump that the last stop left.';
  return { state: 'wrong', about, found, advice };
}

/** @param embedded what is known of an embedded database */
async function checkOpened(config: Config, embedded: string | undefined): Promise<DatabaseCheck> {
  let dataSource: DataSource | undefined;
  let close = async () => {};
  try {
    const database = await openDatabaseItself(config);
    close = () => database.close();
    dataSource = await createDataSource(database, []).initialize();
    const checked = embedded
      ? { findings: [{ state: 'ok' as const, about, found: `It answers (${embedded}).` }] }
      : await describeServer(dataSource);
    return { ...checked, findings: [...checked.findings, await checkMigrations(dataSource)] };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    const found = `It does not answer (${message || code}).`;
    const advice = embedded
      ? 'Restore the newest backup into an empty DATA_DIR: npm run restore.'
      : `Check ${config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'}, and whether the database runs.`;
    return { findings: [{ state: 'wrong', about, found, advice }] };
  } finally {
    await dataSource?.destroy();
    await close();
  }
}

async function describeServer(dataSource: DataSource): Promise<DatabaseCheck> {
  const askedAt = Date.now();
  const row = await dataSource
    .createQueryBuilder()
    .select(`current_setting('server_version')`, 'version')
    .addSelect('pg_database_size(datname)', 'bytes')
    .addSelect('(extract(epoch FROM clock_timestamp()) * 1000)::bigint', 'now')
    .from('pg_database', 'database')
    .where('datname = current_database()')
    .getRawOne<{ version: string; bytes: string; now: string }>();
  const { version, bytes, now } = row!;
  const took = Date.now() - askedAt;
  const found = `PostgreSQL ${version}, ${readableBytes(Number(bytes))}, ${took} ms`;
  const finding: Finding =
    Number.parseInt(version, 10) < leastMajor
      ? { state: 'wrong', about, found: `${found}.`, advice: `Use PostgreSQL ${leastMajor} or newer.` }
      : { state: 'ok', about, found: `It answers (${found}).` };
  return { findings: [finding], clockAhead: Number(now) - askedAt - took / 2 };
}

async function checkMigrations(dataSource: DataSource): Promise<Finding> {
  const named = { about: 'Migrations' };
  try {
    const pending = await pendingMigrations(dataSource);
    if (pending.length === 0) return { ...named, state: 'ok', found: 'All have run.' };
    const found = `${pending.length} to run: ${pending.join(', ')}.`;
    return { ...named, state: 'wrong', found, advice: 'Run npm start, which runs them.' };
  } catch (error) {
    if (!misfits.some((type) => error instanceof type)) throw error;
    return { ...named, state: 'wrong', found: (error as Error).message };
  }
}

/** A server may remove files meanwhile. */
async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = names.map((name) =>
    stat(join(folder, name)).then(
      (found) => (found.isFile() ? found.size : 0),
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
