import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ownSequences, tablesInOrder } from '../../src/backup/tables.js';
import { readConfig } from '../../src/config/config.js';
import { createDataSource, openDatabase } from '../../src/database/database.js';

const commands = resolve(import.meta.dirname, '../../dist');

/** What a server of its own works on, as its settings name it. */
export type Instance = { DATA_DIR: string } | { DATA_DIR: string; DATABASE_URL: string };

/**
 * Runs `npm run backup` or `npm run restore` as they are installed.
 * @param instance with what else the settings shall say
 * @returns exit code and what was said
 */
export async function command(name: 'backup' | 'restore', instance: Instance, file: string) {
  const run = promisify(execFile)(process.execPath, [join(commands, `${name}.js`), file], {
    env: { PATH: process.env['PATH'], ...instance },
  });
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
}

/** Every row of every table, and the value of each sequence, but for those of tables that a backup does not hold. */
export async function contentOf(instance: Instance): Promise<Record<string, unknown>> {
  const database = await openDatabase(readConfig({ ...instance }));
  const dataSource = await createDataSource(database, []).initialize();
  const runner = dataSource.createQueryRunner();
  const content: Record<string, unknown> = {};
  for (const { name, primaryKey } of await tablesInOrder(runner)) {
    const rows = (await runner.query(
      `SELECT to_jsonb(t)::text AS row FROM "${name}" t ORDER BY ${primaryKey.join(', ')}`,
    )) as { row: string }[];
    content[name] = rows.map(({ row }) => row);
  }
  content['sequences'] = await runner.query(
    `SELECT sequencename, last_value FROM pg_sequences
     WHERE sequencename <> ALL ($1) ORDER BY sequencename`,
    [ownSequences],
  );
  content['migrations'] = await runner.query('SELECT name FROM migrations ORDER BY id');
  await runner.release();
  await dataSource.destroy();
  await database.close();
  return content;
}

/** Each file's digest by its path: where they differ, the files themselves would be too much to show. */
export function uploadsOf({ DATA_DIR }: Instance): Record<string, string> {
  const uploads = join(DATA_DIR, 'uploads');
  const paths = readdirSync(uploads, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    paths
      .filter((path) => statSync(join(uploads, path)).isFile())
      .map((path) => [path, hash('sha256', readFileSync(join(uploads, path)))]),
  );
}
