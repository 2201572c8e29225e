import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Queries the database, by the connection of the test. */
type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/** Every row of every table of the database, as text. */
export async function readTables(query: Query): Promise<string> {
  const tables = await query(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const rows = await query(`SELECT t::text AS line FROM ${String(name)} t`);
    lines.push(...rows.map(({ line }) => `${String(name)}: ${String(line)}`));
  }
  return lines.join('\n');
}

/** What the database remembers of its tables to plan queries by. Of an empty table it keeps what it knew before. */
export async function readExamples(query: Query): Promise<string> {
  const examples = await query(
    `SELECT s::text AS line FROM pg_stats s WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  return examples.map(({ line }) => `pg_stats: ${String(line)}`).join('\n');
}

/** Every file below a folder, as text, by name; but for folders of some names. */
export function readFiles(folder: string, ...without: string[]): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !without.includes(relative(folder, path).split('/')[0]!))
    .map((path) => `${path}\n${readFileSync(path, 'latin1')}\n${readFileSync(path, 'utf8')}`)
    .join('\n');
}

/** The lines of a text that name a person, as an email, by a word of the name or by the number in any spelling. */
export function tracesIn(text: string, person: { words: string[]; phone: string }): string[] {
  // The last nine digits say who it is; signs between them do not matter.
  const digits = [...person.phone.replace(/[^0-9]/g, '').slice(-9)].join(String.raw`[\s().\/-]*`);
  const trace = new RegExp([...person.words, digits].join('|'), 'i');
  return text.split('\n').filter((line) => trace.test(line));
}
