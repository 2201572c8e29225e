import type { DataSource } from 'typeorm';

interface Column {
  type: string;
  required: boolean;
  /** Whether an INSERT may leave it out. */
  optional: boolean;
}

/** What a release relies on: which columns there are, and what the database refuses. */
export interface Shape {
  columns: Map<string, Column>;
  /** The columns of each constraint and unique index, by its name. */
  rules: Map<string, string[]>;
}

/** Reads what the tables look like now. */
export async function readShape(database: Pick<DataSource, 'query'>): Promise<Shape> {
  const columns = await database.query<(Column & { name: string })[]>(`
    SELECT relname || '.' || attname AS name, format_type(atttypid, atttypmod) AS type,
      attnotnull AS required, NOT attnotnull OR atthasdef OR attidentity <> '' AS optional
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped`);
  const rules = await database.query<{ name: string; columns: string[] }[]>(`
    SELECT conrelid::regclass || ': ' || conname AS name, ARRAY(
      SELECT conrelid::regclass || '.' || attname FROM pg_attribute
      WHERE attrelid = conrelid AND attnum = ANY (conkey)) AS columns
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'f', 'p', 'u', 'x')
    UNION ALL
    SELECT indrelid::regclass || ': ' || indexrelid::regclass, ARRAY(
      SELECT indrelid::regclass || '.' || attname FROM pg_attribute
      WHERE attrelid = indrelid AND attnum = ANY (indkey))
    FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    WHERE indisunique AND relnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`);
  return {
    columns: new Map(columns.map(({ name, ...column }) => [name, column])),
    rules: new Map(rules.map(({ name, columns: of }) => [name, of])),
  };
}

/** What a release that knows the one shape can no longer do with the other. */
export function contractions(before: Shape, after: Shape): string[] {
  const found: string[] = [];
  const tables = new Set([...before.columns.keys()].map(tableOf));
  for (const [name, column] of before.columns) {
    const now = after.columns.get(name);
    if (!now) found.push(`${name} is gone`);
    else if (now.type !== column.type && !isWider(now.type, column.type))
      found.push(`${name} is ${now.type}`);
    else if ((now.required && !column.required) || (column.optional && !now.optional))
      found.push(`${name} is required`);
  }
  for (const [name, { optional }] of after.columns) {
    if (!before.columns.has(name) && tables.has(tableOf(name)) && !optional)
      found.push(`${name} is required`);
  }
  for (const [name, columns] of after.rules) {
    if (before.rules.has(name)) continue;
    if (columns.some((column) => before.columns.has(column))) found.push(`${name} may refuse`);
  }
  return found;
}

const tableOf = (column: string) => column.slice(0, column.indexOf('.'));

function isWider(now: string, before: string): boolean {
  const length = (type: string) => {
    if (type === 'text' || type === 'character varying') return Infinity;
    return Number(/^character varying\((\d+)\)$/.exec(type)?.[1]);
  };
  return length(now) >= length(before);
}
