import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import pg from 'pg';
import { postgresConnection } from '../../src/database/database.js';
import { migratedDump, migrateTemplate } from './database-template.js';
import type { Instance } from './instances.js';
import { makeMigratedFolder } from './migrated-folder.js';
import { databaseUrl, execute, startPostgres } from './postgres-server.js';

/** The PostgreSQL server of all process tests, and the migrated database on it that instances are copies of. */
interface Template {
  url: string;
  database: string;
}

/** Through the environment, which the processes that run the tests inherit. */
const variable = 'TEST_INSTANCE_TEMPLATE';

function template(): Template | undefined {
  const given = process.env[variable];
  return given === undefined ? undefined : (JSON.parse(given) as Template);
}

/**
 * Starts PostgreSQL, where it can be, once for all test files, and migrates a database on it.
 * @returns what removes the databases and stops the server
 */
export async function setUpInstances(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  if (!server) {
    // Made here, so that several test files do not make it at the same time.
    await migratedDump();
    return async () => {};
  }
  const database = `instances_${process.pid}`;
  await execute(server.url, `CREATE DATABASE ${database}`);
  await migrateTemplate(postgresConnection(databaseUrl(server.url, database)).poolOptions);
  process.env[variable] = JSON.stringify({ url: server.url, database });
  return async () => {
    await dropDatabases(server.url, database);
    await server.stop();
  };
}

/** The template and every database of an instance. */
async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  await client.end();
}

/** Whether instances can have a database on PostgreSQL. */
export function hasPostgres(): boolean {
  return template() !== undefined;
}

/**
 * An instance that has its tables and was never started, for tests in which the kind of database plays no part: on
 * PostgreSQL where there is one, because a start on the embedded database takes two to three times as much CPU time.
 * @param prefix path of its new folder, to which a few letters are added
 */
export async function makeMigratedInstance(prefix: string): Promise<Instance> {
  return hasPostgres()
    ? { DATA_DIR: mkdtempSync(prefix), DATABASE_URL: await createDatabase(template()!.database) }
    : { DATA_DIR: await makeMigratedFolder(prefix) };
}

/**
 * An instance without any table, on a database of a kind.
 * @param prefix path of its new folder, to which a few letters are added
 */
export async function makeEmptyInstance(prefix: string, kind: 'embedded' | 'postgresql'): Promise<Instance> {
  const DATA_DIR = mkdtempSync(prefix);
  return kind === 'embedded' ? { DATA_DIR } : { DATA_DIR, DATABASE_URL: await createDatabase('template1') };
}

/** @returns the address of a copy of a database */
async function createDatabase(from: string): Promise<string> {
  const { url, database } = template()!;
  const name = `${database}_${randomBytes(6).toString('hex')}`;
  await execute(url, `CREATE DATABASE ${name} TEMPLATE ${from}`);
  return databaseUrl(url, name);
}
