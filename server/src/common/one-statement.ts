import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { searchColumnsOf, searchedOf } from './search/searched.js';

/** The rows of a part, as JSON says them; to be called once the statement was sent. */
export type Answer<Row> = () => Row[];

interface InsertOptions<Name> {
  /** By which later parts may read what it returns. */
  name?: string;
  /** Which columns of the stored row are returned; none where it is left out. */
  returns?: readonly Name[];
  /** SQL that says whether there is a row to insert, such as a WHERE, and its parameters, counted from $1. */
  given?: [sql: string, parameters: unknown[]];
}

/**
 * Several questions and writes within a transaction, sent as one statement: one round trip instead of one for each.
 * They are carried out in the order in which they were added, and all see the data as it was before; only what a part
 * returns is there for later ones, by its name. What has to see what others write while this waits for a lock needs a
 * statement of its own.
 */
export class OneStatement {
  readonly #parts: string[] = [];
  readonly #answers: string[] = [];
  readonly #parameters: unknown[] = [];
  readonly #written = new Set<EntityTarget<ObjectLiteral>>();
  #rows: Record<string, ObjectLiteral[] | null> = {};

  constructor(private readonly manager: EntityManager) {}

  /**
   * Adds a part.
   * @param sql a SELECT, or a write that returns something; its parameters are counted from $1
   * @param name by which later parts may read what it returns
   */
  add<Row>(sql: string, parameters: unknown[] = [], name = `part${this.#parts.length}`): Answer<Row> {
    this.#parts.push(`${name} AS (${countedFrom(this.#parameters.length, sql)})`);
    this.#parameters.push(...parameters);
    // Requested by all, because what is requested is carried out in the order of the asking.
    this.#answers.push(`(SELECT json_agg(${name}) FROM ${name}) AS ${name}`);
    return () => (this.#rows[name] ?? []) as Row[];
  }

  /**
   * Adds a new row; what is left out is left to the database. Its search columns are set.
   * @param row with the related records by which it is found
   * @returns the stored row
   */
  insert<Entity extends ObjectLiteral, Name extends keyof Entity & string = never>(
    target: EntityTarget<Entity>,
    given: Partial<Entity>,
    { name, returns = [], given: [condition, others] = ['', []] }: InsertOptions<Name> = {},
  ): Answer<Pick<Entity, Name>> {
    const { driver } = this.manager.dataSource;
    const metadata = this.manager.dataSource.getMetadata(target);
    const isSearched = searchedOf(metadata.target).length > 0;
    const row: ObjectLiteral = { ...given, ...(isSearched && searchColumnsOf(metadata.target, given)) };
    const columns = metadata.columns.filter(({ propertyName }) => row[propertyName] !== undefined);
    const values = columns.map(
      (column) => driver.preparePersistentValue(row[column.propertyName], column) as unknown,
    );
    const returned = returns.map((property) => metadata.findColumnWithPropertyName(property)!);
    const listed = returned.map(({ databaseName, propertyName }) => `"${databaseName}" AS "${propertyName}"`);
    const answer = this.add<ObjectLiteral>(
      `INSERT INTO "${metadata.tableName}" (${columns.map(({ databaseName }) => `"${databaseName}"`).join(', ')})
       SELECT ${values.map((_, index) => `$${index + 1}`).join(', ')} ${countedFrom(values.length, condition)}
       RETURNING ${listed.join(', ') || '1 AS stored'}`,
      [...values, ...others],
      name,
    );
    this.#written.add(target);
    const times = returned
      .filter(({ type }) => type === 'timestamptz')
      .map(({ propertyName }) => propertyName);
    return () => answer().map((stored) => withTimes(stored, times) as Pick<Entity, Name>);
  }

  /** Sends all parts, if there are any. Listeners for new rows of a table wake as after any other write. */
  async send(): Promise<void> {
    if (this.#parts.length === 0) return;
    const sql = `WITH ${this.#parts.join(',\n')}\nSELECT ${this.#answers.join(', ')}`;
    [this.#rows = {}] = await this.manager.query<Record<string, ObjectLiteral[] | null>[]>(
      sql,
      this.#parameters,
    );
    const { broadcaster, dataSource } = this.manager.queryRunner!;
    for (const target of this.#written) {
      await broadcaster.broadcast('AfterInsert', dataSource.getMetadata(target), undefined);
    }
  }
}

/** SQL with the numbers of its parameters counted on from those before it. */
export function countedFrom(before: number, sql: string): string {
  return before === 0 ? sql : sql.replace(/\$(\d+)/g, (_, number) => `$${before + Number(number)}`);
}

/** JSON has no times, only texts. */
function withTimes(row: ObjectLiteral, times: string[]): ObjectLiteral {
  const dates = times.map(
    (name) => [name, row[name] === null ? null : new Date(row[name] as string)] as const,
  );
  return { ...row, ...Object.fromEntries(dates) };
}
