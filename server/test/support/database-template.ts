import 'reflect-metadata';
import { PGlite } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createDataSource, postgresConnection } from '../../src/database/database.js';
import {
  embeddedExtensions,
  embeddedPoolOptions,
} from '../../src/database/embedded/open-embedded-database.js';
import { migrate } from '../../src/database/migrate.js';
import { entities } from './entities.js';
import { databaseUrl, execute, startPostgres } from './postgres-server.js';

const root = resolve(import.meta.dirname, '../../..');

/** What every test file makes its own database from. */
export type DatabaseTemplate =
  | { kind: 'embedded'; dumpFile: string }
  | { kind: 'postgresql'; url: string; template: string };

/** Through the environment, which the processes that run the tests inherit. */
const variable = 'TEST_DATABASE_TEMPLATE';

function provide(template: DatabaseTemplate): void {
  process.env[variable] = JSON.stringify(template);
}

export function databaseTemplate(): DatabaseTemplate {
  return JSON.parse(process.env[variable]!) as DatabaseTemplate;
}

/**
 * Migrates a database once, before all test files; each then starts from a copy of its own.
 * @returns what removes it
 */
export async function setUpTemplate(): Promise<() => Promise<void>> {
  return process.env['TEST_DATABASE'] === 'postgresql' ? setUpPostgres() : setUpEmbedded();
}

async function setUpEmbedded(): Promise<() => Promise<void>> {
  provide({ kind: 'embedded', dumpFile: await migratedDump() });
  return async () => {};
}

/** @returns a tar file of an embedded database after all migrations, kept until one of them changes */
export async function migratedDump(): Promise<string> {
  const folder = join(root, '.cache/migrated');
  const file = join(folder, `${keyOfMigrations()}.tar`);
  if (!existsSync(file)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await dumpMigrated(file);
  }
  return file;
}

/** What a migrated database is made of: the migrations, which import nothing, and the database itself. */
function keyOfMigrations(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const folder = join(root, 'server/src/database');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/(?<!\.spec)\.ts$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}

async function dumpMigrated(file: string): Promise<void> {
  const pglite = await PGlite.create({ extensions: embeddedExtensions });
  await migrateTemplate(embeddedPoolOptions(pglite));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  // Another run may look for it at the same time, and finds all of it or nothing.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
}

async function setUpPostgres(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  if (!server) throw new Error('There is no PostgreSQL here: install its server, or set TEST_DATABASE_URL.');
  const template = `template_${process.pid}`;
  await execute(server.url, `CREATE DATABASE ${template}`);
  await migrateTemplate(postgresConnection(databaseUrl(server.url, template)).poolOptions);
  provide({ kind: 'postgresql', url: server.url, template });
  return async () => {
    await execute(server.url, `DROP DATABASE ${template}`);
    await server.stop();
  };
}

export async function migrateTemplate(poolOptions: object): Promise<void> {
  const dataSource = createDataSource({ poolOptions }, entities);
  await dataSource.initialize();
  await migrate(dataSource);
  await dataSource.destroy();
}
