import { PGlite } from '@electric-sql/pglite';
import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { type DatabaseConnection, postgresConnection } from '../../src/database/database.js';
import {
  embeddedExtensions,
  embeddedPoolOptions,
} from '../../src/database/embedded/open-embedded-database.js';
import { databaseTemplate } from './database-template.js';
import { databaseUrl, execute } from './postgres-server.js';

/** A migrated, otherwise empty database for one test file; closing it removes it. */
export async function openTestDatabase(): Promise<DatabaseConnection> {
  const template = databaseTemplate();
  return template.kind === 'embedded'
    ? openEmbedded({ loadDataDir: await openAsBlob(template.dumpFile) })
    : createPostgres(template.url, template.template);
}

/** A database without any table, as the first start of an instance finds it; closing it removes it. */
export async function openEmptyTestDatabase(): Promise<DatabaseConnection> {
  const template = databaseTemplate();
  return template.kind === 'embedded' ? openEmbedded() : createPostgres(template.url);
}

async function openEmbedded(from: { loadDataDir?: Blob } = {}): Promise<DatabaseConnection> {
  const pglite = await PGlite.create({ ...from, extensions: embeddedExtensions });
  return { kind: 'embedded', poolOptions: embeddedPoolOptions(pglite), close: () => pglite.close() };
}

async function createPostgres(serverUrl: string, template = 'template1'): Promise<DatabaseConnection> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    ...postgresConnection(databaseUrl(serverUrl, name)),
    close: () => execute(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
