import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

import { type DatabaseConnection, postgresConnection } from '../../src/database/database.js';
import {
  embeddedExtensions,
  embeddedPoolOptions,
} from '../../src/database/embedded/open-embedded-database.js';
import { databaseTemplate, databaseUrl, execute } from './database-template.js';

/** A migrated, otherwise empty database for one test file; closing it removes it. */
export async function openTestDatabase(): Promise<DatabaseConnection> {
  const template = databaseTemplate();
  if (template.kind === 'embedded') {
    const pglite = await PGlite.create({
      loadDataDir: await openAsBlob(template.dumpFile),
      extensions: embeddedExtensions,
    });
    return { kind: 'embedded', poolOptions: embeddedPoolOptions(pglite), close: () => pglite.close() };
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(template.url, `CREATE DATABASE ${name} TEMPLATE ${template.template}`);
  return {
    ...postgresConnection(databaseUrl(template.url, name)),
    close: () => execute(template.url, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
