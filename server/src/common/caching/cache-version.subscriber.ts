import {
  type AfterQueryEvent,
  type DataSource,
  type EntitySubscriberInterface,
  EventSubscriber,
  type QueryRunner,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
} from 'typeorm';
import { cachedContentOf } from './cached-content.decorator.js';

/** Raises the cache version, in the transaction of a connection or, where there is none, at once. */
export async function raiseCacheVersion(queryRunner: QueryRunner): Promise<void> {
  const present = 'pg_current_xact_id()';
  await queryRunner.manager
    .createQueryBuilder()
    .update('cache_version')
    .set({ version: () => present })
    .where(`version <> ${present}`)
    .execute();
}

const written = /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|TRUNCATE(?:\s+TABLE)?)\s+(?:ONLY\s+)?"?(\w+)"?/gi;

/** The tables that a statement writes. */
export function tablesWritten(statement: string): string[] {
  return [...statement.matchAll(written)].map(([, table]) => table!);
}

/**
 * Raises the cache version once in each transaction that writes content, whichever way the statement was made: by an
 * entity, a query builder or SQL. It does so right before the commit. The row of the version is locked until then, so
 * nobody waits for it longer than a commit takes, and content and version become visible together. A write outside a
 * transaction is visible first; its call returns only when the version is raised, too.
 */
@EventSubscriber()
export class CacheVersionSubscriber implements EntitySubscriberInterface {
  /**
   * Grows before and after this process makes a new version visible, so that a version that was read is the present one
   * of the embedded database, which no other process writes, until then.
   */
  generation = 0;

  /** Connections whose transaction wrote content. */
  readonly #changed = new WeakSet<QueryRunner>();
  /** By table, the columns that cached answers may not be late with; undefined: all. */
  readonly #tables = new WeakMap<DataSource, Map<string, string[] | undefined>>();

  async afterQuery(event: AfterQueryEvent): Promise<void> {
    const { queryRunner } = event;
    if (!event.success || !this.#writesContent(event)) return;
    if (queryRunner.isTransactionActive) this.#changed.add(queryRunner);
    else await this.#raise(queryRunner);
  }

  async beforeTransactionCommit({ queryRunner }: TransactionCommitEvent): Promise<void> {
    if (this.#changed.has(queryRunner)) await this.#raise(queryRunner);
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    if (this.#changed.has(queryRunner)) this.generation += 1;
    if (!queryRunner.isTransactionActive) this.#changed.delete(queryRunner);
  }

  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    if (!queryRunner.isTransactionActive) this.#changed.delete(queryRunner);
  }

  async #raise(queryRunner: QueryRunner): Promise<void> {
    this.generation += 1;
    await raiseCacheVersion(queryRunner);
    this.generation += 1;
  }

  #writesContent({ dataSource, query, rawResults }: AfterQueryEvent): boolean {
    // Reads are by far the most: they are not searched for tables.
    const onlyReads = query.startsWith('SELECT') && !query.includes(';');
    if (onlyReads || changedNothing(query, rawResults)) return false;
    const tables = this.#tablesOf(dataSource);
    return tablesWritten(query).some((table) => {
      if (!tables.has(table)) return false;
      const columns = tables.get(table);
      return columns === undefined || columns.some((column) => query.includes(column));
    });
  }

  #tablesOf(dataSource: DataSource): Map<string, string[] | undefined> {
    let tables = this.#tables.get(dataSource);
    if (!tables) {
      tables = new Map();
      for (const metadata of dataSource.entityMetadatas) {
        const options = cachedContentOf(metadata.target);
        const columnOf = (name: string) => metadata.findColumnWithPropertyName(name)!.databaseName;
        if (options) tables.set(metadata.tableName, options.only?.map(columnOf));
      }
      this.#tables.set(dataSource, tables);
    }
    return tables;
  }
}

/** Of a statement with several parts the database says how many rows the last one changed. */
function changedNothing(query: string, result: unknown): boolean {
  const { command, rowCount } = (result ?? {}) as { command?: string; rowCount?: number };
  return rowCount === 0 && /^\s*(INSERT|UPDATE|DELETE)\b/i.test(query) && command !== undefined;
}
