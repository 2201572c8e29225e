import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { PreparedStatement } from './prepared-statement.js';
import { searchColumnsOf, searchedOf } from './search/searched.js';

/** By table and columns. */
const statements = new Map<string, PreparedStatement<ObjectLiteral>>();

/**
 * Inserts a row by a prepared statement, for the tables that visitors fill. Its search columns are set; what is left out
 * is left to the database. No subscribers are called.
 * @param row with the related records by which it is found
 * @param returns properties of the stored row
 */
export async function insertRow<Entity extends ObjectLiteral, Name extends keyof Entity & string = never>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  row: Partial<Entity>,
  returns: readonly Name[] = [],
): Promise<Pick<Entity, Name>> {
  const { driver } = manager.dataSource;
  const metadata = manager.dataSource.getMetadata(target);
  const isSearched = searchedOf(metadata.target).length > 0;
  const values: ObjectLiteral = isSearched ? { ...row, ...searchColumnsOf(metadata.target, row) } : row;
  const columns = metadata.columns.filter(({ propertyName }) => values[propertyName] !== undefined);
  const returned = returns.map((name) => metadata.findColumnWithPropertyName(name)!);
  const [raw = {}] = await statementOf(metadata.tableName, columns, returned).run(
    manager,
    columns.map((column) => driver.preparePersistentValue(values[column.propertyName], column) as unknown),
  );
  return Object.fromEntries(
    returned.map((column) => [
      column.propertyName,
      driver.prepareHydratedValue(raw[column.databaseName], column) as unknown,
    ]),
  ) as Pick<Entity, Name>;
}

/** Inserts rows; one whose key is there already stays as it is. */
export async function insertMissing<Entity extends ObjectLiteral>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  rows: QueryDeepPartialEntity<Entity> | QueryDeepPartialEntity<Entity>[],
): Promise<void> {
  const insert = manager.createQueryBuilder().insert().into(target).values(rows);
  await insert.orIgnore().updateEntity(false).execute();
}

function statementOf(
  table: string,
  columns: ColumnMetadata[],
  returned: ColumnMetadata[],
): PreparedStatement<ObjectLiteral> {
  const [names, wanted] = [columns, returned].map((some) =>
    some.map(({ databaseName }) => databaseName).join(', '),
  );
  const key = `${table} (${names}) ${wanted}`;
  let statement = statements.get(key);
  if (!statement) {
    const places = columns.map((_, index) => `$${index + 1}`).join(', ');
    const text = `INSERT INTO ${table} (${names}) VALUES (${places}) ${wanted && `RETURNING ${wanted}`}`;
    statement = new PreparedStatement(`insert ${table} ${statements.size}`, text);
    statements.set(key, statement);
  }
  return statement;
}
