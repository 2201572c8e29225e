import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { readConfig } from '../../src/config/config.js';
import { createDataSource, openDatabase, postgresConnection } from '../../src/database/database.js';
import { executedMigrations } from '../../src/database/migrate.js';
import { prepareDatabase } from '../../src/prepare-database.js';
import { findPostgresBinaries } from '../support/find-postgres.js';
import { command, type Instance } from '../support/instances.js';
import { databaseUrl, execute, startPostgres } from '../support/postgres-server.js';
import { TestApp } from '../support/test-app.js';
import { packFolder, writeCompressed } from './archives.js';
import { administrator, InstanceFiller, outliveCleanup } from './fill-instance.js';
import { InstanceReader, type Reading } from './read-instance.js';
import type { Release } from './releases.js';

/** Tables that nothing fills for longer than a moment, and why; each other one has a row in the state of a release. */
const emptyTables: Record<string, string> = {};

/** No backup has them, so a dump gets them beside it. */
const besideBackups = ['scheduled_backups', 'shared_counts'];

/** In bytes: a state is stored for good. */
const largest = 2_000_000;

/**
 * Makes the state of the release whose program this is: what its embedded database, its database on PostgreSQL and its
 * backup look like, and what its API answers.
 * @param folder which is written anew
 */
export async function makeState(version: string, commit: string, folder: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'release-state-'));
  try {
    const instance = { DATA_DIR: join(work, 'data') };
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const { rows, migrations, readings } = await fillEmbedded(instance);
    requireRows(rows);
    const backup = join(folder, 'backup.tar.gz');
    await succeed(command('backup', instance, backup));
    const beside = await finishEmbedded(instance);
    await packFolder(instance.DATA_DIR, join(folder, 'data-dir.tar.br'));
    const dump = await dumpFromBackup(backup, beside, join(work, 'restored'));
    writeCompressed(join(folder, 'dump.sql.br'), dump.sql);
    writeCompressed(join(folder, 'records.json.br'), JSON.stringify(readings));
    const release: Release = {
      ...{ version, commit, made: new Date().toISOString() },
      postgresql: { embedded: beside.major, dump: dump.major },
      ...{ migrations, rows },
    };
    writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    requireSmall(folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const settingsOf = (instance: Instance) => ({
  ...instance,
  ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password, DEMO_CONTENT: 'off' },
  ...{ RATE_LIMIT: 'off', LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent' },
});

async function fillEmbedded(instance: Instance) {
  const config = readConfig(settingsOf(instance));
  const open = async () => {
    const database = await openDatabase(config);
    return TestApp.on(config, database, (dataSource) => prepareDatabase(config, dataSource));
  };
  const app = await open();
  const secrets = await InstanceFiller.fill(app);
  await outliveCleanup(app);
  const rows = await countRows(app.dataSource);
  const migrations = await executedMigrations(app.dataSource);
  await app.stop();
  // As the program reads it that starts on it.
  const again = await open();
  const reader = await InstanceReader.signIn(again.origin, administrator);
  const readings: Reading[] = await reader.readEverything(secrets);
  await again.stop();
  return { rows, migrations, readings };
}

async function countRows(dataSource: DataSource): Promise<Record<string, number>> {
  const tables = (await dataSource.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1`,
  )) as { name: string }[];
  const rows: Record<string, number> = {};
  for (const { name } of tables) {
    const [counted] = (await dataSource.query(`SELECT count(*)::int AS rows FROM "${name}"`)) as [
      { rows: number },
    ];
    rows[name] = counted.rows;
  }
  return rows;
}

function requireRows(rows: Record<string, number>): void {
  const empty = Object.keys(rows).filter((table) => rows[table] === 0 && !(table in emptyTables));
  if (empty.length > 0) throw new Error(`No row in ${empty.join(', ')}: fill-instance.ts has to make one.`);
}

async function succeed(run: ReturnType<typeof command>): Promise<void> {
  const { code, said } = await run;
  if (code !== 0) throw new Error(said);
}

interface Beside {
  /** Of PostgreSQL. */
  major: number;
  /** By their tables. */
  rows: Record<string, unknown[]>;
}

/**
 * Leaves of the database's log what it needs to start: the part that is written at last. The others only wait to be
 * written over.
 */
async function finishEmbedded(instance: Instance): Promise<Beside> {
  const database = await openDatabase(readConfig(settingsOf(instance)));
  const dataSource = await createDataSource(database, []).initialize();
  const rows: Beside['rows'] = {};
  for (const table of besideBackups) {
    const all = (await dataSource.query(`SELECT to_jsonb(t) AS row FROM ${table} t`)) as { row: unknown }[];
    rows[table] = all.map(({ row }) => row);
  }
  await dataSource.query('CHECKPOINT');
  await dataSource.query('SELECT pg_switch_wal()');
  await dataSource.query('CHECKPOINT');
  const [{ last }] = (await dataSource.query(`SELECT pg_walfile_name(pg_current_wal_lsn()) AS last`)) as [
    { last: string },
  ];
  const major = await majorOf(dataSource);
  await dataSource.destroy();
  await database.close();
  const log = join(instance.DATA_DIR, 'pgdata/pg_wal');
  for (const name of readdirSync(log)) {
    if (/^[0-9A-F]{24}$/.test(name) && name !== last) rmSync(join(log, name));
  }
  return { major, rows };
}

async function majorOf(dataSource: DataSource): Promise<number> {
  const [row] = (await dataSource.query(
    `SELECT current_setting('server_version_num')::int / 10000 AS major`,
  )) as [{ major: number }];
  return row.major;
}

/** @returns a dump as plain SQL, which any client can run: without the commands of psql */
async function dumpFromBackup(backup: string, beside: Beside, dataDir: string) {
  const server = await startPostgres();
  const binaries = findPostgresBinaries();
  if (!server || !binaries) throw new Error('There is no PostgreSQL with pg_dump here: install its server.');
  const name = `release_${process.pid}`;
  await execute(server.url, `CREATE DATABASE ${name}`);
  const url = databaseUrl(server.url, name);
  try {
    await succeed(command('restore', { DATA_DIR: dataDir, DATABASE_URL: url }, backup));
    const dataSource = await createDataSource(postgresConnection(url), []).initialize();
    for (const [table, rows] of Object.entries(beside.rows)) {
      await dataSource.query(
        `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`,
        [JSON.stringify(rows)],
      );
      // Where rows have numbers, the next one comes after them.
      if (rows.some((row) => 'id' in (row as object))) {
        await dataSource.query(
          `SELECT setval(pg_get_serial_sequence('${table}', 'id'), max(id)) FROM ${table}`,
        );
      }
    }
    const major = await majorOf(dataSource);
    const empty = Object.entries(await countRows(dataSource)).filter(([, rows]) => rows === 0);
    requireRows(Object.fromEntries(empty));
    await dataSource.destroy();
    const parameters = ['--no-owner', '--no-privileges', '--rows-per-insert=100', url];
    const sql = execFileSync(join(binaries, 'pg_dump'), parameters, { encoding: 'utf8', maxBuffer: 1e8 });
    return { major, sql: sql.replace(/^\\.*\n/gm, '') };
  } finally {
    await execute(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
    await server.stop();
  }
}

function requireSmall(folder: string): void {
  const sizes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).size] as const);
  for (const [name, size] of sizes) console.log(`  ${name.padEnd(20)} ${size}`);
  const sum = sizes.reduce((all, [, size]) => all + size, 0);
  if (sum > largest) throw new Error(`The state has ${sum} bytes, more than ${largest}.`);
}
