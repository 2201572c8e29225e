import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { type Counter, countersOf } from './has-counters.decorator.js';

type Value = string | boolean;

/** What records have to be; of several values any will do. */
export type Where = Record<string, Value | readonly Value[] | undefined>;

/** Some records of a table. */
export interface Kind {
  of: EntityTarget<ObjectLiteral>;
  where?: Where;
}

/** Records that were made in a stretch of time; without an end, until now. */
export interface Made extends Kind {
  start: Date;
  end?: Date;
}

/** SQL that selects one number, and its parameters. */
export type Count = [sql: string, parameters: unknown[]];

/** The first counter of the table that knows all that the records have to be. */
export function counterOf({ of, where = {} }: Kind, byDay = false): Counter | undefined {
  const requested = Object.keys(where).filter((name) => where[name] !== undefined);
  return countersOf(of).find(
    (counter) => counter.includes('createdAt') === byDay && requested.every((name) => counter.includes(name)),
  );
}

/** @param days the days on which the records were made, of a counter by day */
export function sumOfLines(
  dataSource: DataSource,
  { of, where = {} }: Kind,
  counter: Counter,
  { from, before }: { from?: string; before?: string } = {},
): Count {
  const values = combinations(mapKeys(where, (name) => columnOf(dataSource, of, name)));
  const parameters: unknown[] = [...keyOf(dataSource, of, counter), values];
  const days = [
    ...(from ? [`AND day >= $${parameters.push(from)}`] : []),
    ...(before ? [`AND day < $${parameters.push(before)}`] : []),
  ];
  return [
    `SELECT coalesce(sum(amount), 0)::int FROM record_counts
     WHERE source = $1 AND facet = $2 AND facets @> ANY ($3::jsonb[]) ${days.join(' ')}`,
    parameters,
  ];
}

export function countOfRows(
  dataSource: DataSource,
  { of, where = {}, start, end }: Kind & Partial<Made>,
): Count {
  const records = dataSource.createQueryBuilder(of, 'record').select('count(*)::int');
  if (start) records.andWhere('record.createdAt >= :start', { start });
  if (end) records.andWhere('record.createdAt < :end', { end });
  for (const [property, value] of Object.entries(where)) {
    if (value === undefined) continue;
    records.andWhere(`record.${property} IN (:...${property})`, { [property]: [value].flat() });
  }
  return records.getQueryAndParameters() as Count;
}

/** Sends all counts as one statement. */
export async function selectCounts<Name extends string>(
  dataSource: DataSource,
  counts: Record<Name, Count>,
): Promise<Record<Name, number>> {
  const parameters: unknown[] = [];
  const columns = Object.entries<Count>(counts).map(([name, [sql, own]]) => {
    const column = `(${countedFrom(parameters.length, sql)}) AS "${name}"`;
    parameters.push(...own);
    return column;
  });
  const [row] = await dataSource.query<[Record<Name, number>]>(`SELECT ${columns.join(', ')}`, parameters);
  return row;
}

/** How the lines of a counter are found: by table and columns, as the arguments of the trigger name them. */
export function keyOf(
  dataSource: DataSource,
  of: EntityTarget<ObjectLiteral>,
  counter: Counter,
): [string, string] {
  const columns = counter.map((property) => columnOf(dataSource, of, property));
  return [dataSource.getMetadata(of).tableName, columns.join(',')];
}

/** SQL with the numbers of its parameters counted on from those before it. */
function countedFrom(before: number, sql: string): string {
  return before === 0 ? sql : sql.replace(/\$(\d+)/g, (_, number) => `$${before + Number(number)}`);
}

function columnOf(dataSource: DataSource, of: EntityTarget<ObjectLiteral>, property: string): string {
  return dataSource.getMetadata(of).findColumnWithPropertyName(property)!.databaseName;
}

/** Every choice of values, as JSON. */
function combinations(where: Where): string[] {
  let choices: Record<string, Value>[] = [{}];
  for (const [name, value] of Object.entries(where)) {
    if (value === undefined) continue;
    const values = [value].flat() as Value[];
    choices = choices.flatMap((choice) => values.map((one) => ({ ...choice, [name]: one })));
  }
  return choices.map((choice) => JSON.stringify(choice));
}

function mapKeys(where: Where, map: (name: string) => string): Where {
  return Object.fromEntries(Object.entries(where).map(([name, value]) => [map(name), value]));
}
