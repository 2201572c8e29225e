import type { DataSource, QueryRunner } from 'typeorm';

/** A table as the database itself describes it, so that a backup of an earlier release can be read too. */
export interface Table {
  name: string;
  /** Columns that are written; computed ones come by themselves. */
  columns: string[];
  primaryKey: string[];
}

/** A data source, or one connection of it. */
interface Database {
  query(statement: string, parameters?: unknown[]): Promise<unknown>;
}

/**
 * Belong to a database, not to its content: what migrations have run and which kinds of records they know, which content
 * it holds now, how often something was asked, and when backups were made of it. `record_counts` is in those of earlier
 * releases.
 */
const ownTables = [
  ...['migrations', 'record_kinds', 'cache_version'],
  ...['record_counts', 'scheduled_backups', 'shared_counts'],
];

/** The sequences of these tables. */
export const ownSequences = ownTables.map((table) => `${table}_id_seq`);

export async function hasRows(dataSource: DataSource, table: string): Promise<boolean> {
  const some = dataSource.createQueryBuilder().select('1').from(table, 'row').withDeleted().limit(1);
  return (await some.getRawMany()).length > 0;
}

/** @returns how many rows a table has, those in the trash too */
export async function countRows({ manager }: QueryRunner, table: string): Promise<number> {
  const all = manager.createQueryBuilder().select('count(*)::int', 'rows').from(table, 'row').withDeleted();
  return (await all.getRawOne<{ rows: number }>())!.rows;
}

/** @returns all tables, each after those that it refers to */
export async function tablesInOrder(database: Database): Promise<Table[]> {
  const tables = (await database.query(
    `SELECT c.relname AS name,
            (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
              WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
            (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_index i
               JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
              WHERE i.indrelid = c.oid AND i.indisprimary) AS "primaryKey",
            (SELECT coalesce(array_agg(DISTINCT r.relname::text), '{}') FROM pg_constraint f
               JOIN pg_class r ON r.oid = f.confrelid
              WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid
                AND r.relname <> ALL ($1)) AS needs
       FROM pg_class c
      WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname <> ALL ($1)
      ORDER BY c.relname`,
    [ownTables],
  )) as (Table & { needs: string[] })[];

  const ordered: Table[] = [];
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.find(({ name, needs }) => !isPlaced(name) && needs.every(isPlaced));
    if (!next) throw new Error('Tables that refer to each other in a circle cannot be backed up');
    const { name, columns, primaryKey } = next;
    ordered.push({ name, columns, primaryKey });
  }
  return ordered;
}
