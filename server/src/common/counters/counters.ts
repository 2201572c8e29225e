import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { dayInAddisAbaba, instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';

type Value = string | boolean;

/** What records are asked to be; of several values any will do. */
export type Facets = Record<string, Value | readonly Value[] | undefined>;

/** Some records of a table, as its counters tell them apart. */
export interface Kind {
  of: EntityTarget<ObjectLiteral>;
  /** By which facet they are told apart; nothing: by what all counters of the table tell. */
  facet?: string;
  where?: Facets;
  /** Those made from this day on, and before that one; YYYY-MM-DD, of the facet `day`. */
  from?: string;
  before?: string;
}

/** How many records there are of each kind; one look at a few lines, however many records. */
export async function countKinds<Name extends string>(
  dataSource: DataSource,
  kinds: Record<Name, Kind>,
): Promise<Record<Name, number>> {
  const parameters: unknown[] = [];
  const put = (value: unknown) => `$${parameters.push(value)}`;
  const sums = Object.entries<Kind>(kinds).map(([name, { of, facet = '', where = {}, from, before }]) => {
    const conditions = [
      `source = ${put(dataSource.getMetadata(of).tableName)}`,
      `facet = ${put(facet)}`,
      ...(from ? [`day >= ${put(from)}`] : []),
      ...(before ? [`day < ${put(before)}`] : []),
      `facets @> ANY (${put(combinations(where))}::jsonb[])`,
    ];
    return { name, condition: conditions.join(' AND ') };
  });
  const statement = sums.map(
    ({ name, condition }) =>
      `(SELECT coalesce(sum(amount), 0)::int FROM record_counts WHERE ${condition}) AS "${name}"`,
  );
  const [row] = await dataSource.query<[Record<Name, number>]>(`SELECT ${statement.join(', ')}`, parameters);
  return row;
}

/** One kind for each value of an enum, under the name `{facet}:{value}`. */
export function kindsBy(kind: Kind, facet: string, values: Record<string, string>): Record<string, Kind> {
  const entries = Object.values(values).map((value) => [
    `${facet}:${value}`,
    { ...kind, facet, where: { ...kind.where, [facet]: value } },
  ]);
  return Object.fromEntries(entries) as Record<string, Kind>;
}

/** What `kindsBy` had counted. */
export function readKindsBy<Value extends string>(
  counts: Record<string, number>,
  facet: string,
  values: Record<string, Value>,
): Record<Value, number> {
  const entries = Object.values(values).map((value) => [value, counts[`${facet}:${value}`]!]);
  return Object.fromEntries(entries) as Record<Value, number>;
}

/** Records that were made in a stretch of time; without an end, until now. */
export interface Made extends Pick<Kind, 'of' | 'where'> {
  start: Date;
  end?: Date;
}

/** How many records were made: whole days out of the counters, the rest of the first and the last day counted. */
export async function countMade<Name extends string>(
  dataSource: DataSource,
  made: Record<Name, Made>,
): Promise<Record<Name, number>> {
  const wholeDays: Record<string, Kind> = {};
  const parts: Record<string, Required<Made>> = {};
  for (const [name, { of, where = {}, start, end }] of Object.entries<Made>(made)) {
    const from = isMidnight(start) ? dayInAddisAbaba(start) : dayAfter(start);
    const before = end && dayInAddisAbaba(end);
    if (before !== undefined && from > before) parts[name] = { of, where, start, end: end! };
    else {
      wholeDays[name] = { of, where, facet: 'day', from, before };
      if (!isMidnight(start)) parts[`${name}:first`] = { of, where, start, end: midnight(from) };
      if (end && !isMidnight(end)) parts[`${name}:last`] = { of, where, start: midnight(before!), end };
    }
  }
  const [days, rest] = await Promise.all([
    Object.keys(wholeDays).length > 0 ? countKinds(dataSource, wholeDays) : {},
    Object.keys(parts).length > 0 ? countParts(dataSource, parts) : {},
  ]);
  const counts: Record<string, number> = { ...days, ...rest };
  const total = (name: string) =>
    [name, `${name}:first`, `${name}:last`].reduce((sum, part) => sum + (counts[part] ?? 0), 0);
  return Object.fromEntries(Object.keys(made).map((name) => [name, total(name)])) as Record<Name, number>;
}

/**
 * How many records were made on each day of some, in Africa/Addis_Ababa; days without any are left out.
 * @param from the first day, YYYY-MM-DD @param to the last one
 */
export async function countMadeByDay(
  dataSource: DataSource,
  of: EntityTarget<ObjectLiteral>,
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> {
  const rows = await dataSource.query<{ day: string; made: number }[]>(
    `SELECT day::text, sum(amount)::int AS made FROM record_counts
     WHERE source = $1 AND facet = 'day' AND day >= $2 AND day <= $3 GROUP BY day`,
    [dataSource.getMetadata(of).tableName, from, to],
  );
  return new Map(rows.map(({ day, made }) => [day, made]));
}

/** Counts records in stretches of time that are no longer than a day. */
async function countParts(
  dataSource: DataSource,
  parts: Record<string, Required<Made>>,
): Promise<Record<string, number>> {
  const parameters: unknown[] = [];
  const counts = Object.entries(parts).map(([name, { of, where, start, end }]) => {
    const records = dataSource
      .createQueryBuilder(of, 'record')
      .select('count(*)::int')
      .where('record.createdAt >= :start AND record.createdAt < :end', { start, end });
    for (const [property, value] of Object.entries(where)) {
      records.andWhere(`record.${property} IN (:...${property})`, { [property]: [value].flat() });
    }
    const [statement, values] = records.getQueryAndParameters();
    const offset = parameters.length;
    parameters.push(...values);
    return `(${statement.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + offset}`)}) AS "${name}"`;
  });
  const [row] = await dataSource.query<[Record<string, number>]>(`SELECT ${counts.join(', ')}`, parameters);
  return row;
}

/** Every choice of values, as JSON. */
function combinations(where: Facets): string[] {
  let choices: Record<string, Value>[] = [{}];
  for (const [name, value] of Object.entries(where)) {
    if (value === undefined) continue;
    const values = [value].flat() as Value[];
    choices = choices.flatMap((choice) => values.map((one) => ({ ...choice, [name]: one })));
  }
  return choices.map((choice) => JSON.stringify(choice));
}

function midnight(day: string): Date {
  return instantInAddisAbaba(day, '00:00');
}

function isMidnight(instant: Date): boolean {
  return midnight(dayInAddisAbaba(instant)).getTime() === instant.getTime();
}

function dayAfter(instant: Date): string {
  return dayInAddisAbaba(new Date(instant.getTime() + 24 * 60 * 60 * 1000));
}
