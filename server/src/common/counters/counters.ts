import { dayInAddisAbaba, instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import {
  type Count,
  counterOf,
  countOfRows,
  keyOf,
  type Kind,
  type Made,
  selectCounts,
  sumOfLines,
} from './count-statements.js';

export type { Kind, Made, Where } from './count-statements.js';

/** Says how many records there are of each kind: from counters, however many there are, or else by counting rows. */
export function countKinds<Name extends string>(
  dataSource: DataSource,
  kinds: Record<Name, Kind>,
): Promise<Record<Name, number>> {
  return selectCounts(
    dataSource,
    mapValues(kinds, (kind) => {
      const counter = counterOf(kind);
      return counter ? sumOfLines(dataSource, kind, counter) : countOfRows(dataSource, kind);
    }),
  );
}

/** Whether a counter answers how many records there are of a kind. */
export function isCounted(kind: Kind): boolean {
  return counterOf(kind) !== undefined;
}

/** One kind for each value of an enum, under the name `{property}:{value}`. */
export function kindsBy(kind: Kind, property: string, values: Record<string, string>): Record<string, Kind> {
  const entries = Object.values(values).map((value) => [
    `${property}:${value}`,
    { ...kind, where: { ...kind.where, [property]: value } },
  ]);
  return Object.fromEntries(entries) as Record<string, Kind>;
}

/** What `kindsBy` had counted. */
export function readKindsBy<Value extends string>(
  counts: Record<string, number>,
  property: string,
  values: Record<string, Value>,
): Record<Value, number> {
  const entries = Object.values(values).map((value) => [value, counts[`${property}:${value}`]!]);
  return Object.fromEntries(entries) as Record<Value, number>;
}

/** Says how many records were made: whole days from counters, the rest of the first and the last day by counting. */
export async function countMade<Name extends string>(
  dataSource: DataSource,
  made: Record<Name, Made>,
): Promise<Record<Name, number>> {
  const parts: Record<string, Count> = {};
  for (const [name, kind] of Object.entries<Made>(made)) {
    const { start, end } = kind;
    const counter = counterOf(kind, true);
    const from = isMidnight(start) ? dayInAddisAbaba(start) : dayAfter(start);
    const before = end && dayInAddisAbaba(end);
    if (!counter || (before !== undefined && from > before)) parts[name] = countOfRows(dataSource, kind);
    else {
      parts[name] = sumOfLines(dataSource, kind, counter, { from, before });
      if (!isMidnight(start))
        parts[`${name}:first`] = countOfRows(dataSource, { ...kind, end: midnight(from) });
      if (end && !isMidnight(end))
        parts[`${name}:last`] = countOfRows(dataSource, { ...kind, start: midnight(before!) });
    }
  }
  const counts = await selectCounts(dataSource, parts);
  return mapValues(made, (_kind, name) =>
    [name, `${name}:first`, `${name}:last`].reduce((sum, part) => sum + (counts[part] ?? 0), 0),
  );
}

/**
 * How many records were made on each day of some, in Africa/Addis_Ababa; days without any are left out. The table has
 * a counter by day.
 * @param from the first day, YYYY-MM-DD @param to the last one
 */
export async function countMadeByDay(
  dataSource: DataSource,
  of: EntityTarget<ObjectLiteral>,
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> {
  const rows = await dataSource.query<{ day: string; made: number }[]>(
    `SELECT day::text, sum(amount)::int AS made FROM record_counts
     WHERE source = $1 AND facet = $2 AND day >= $3 AND day <= $4 GROUP BY day`,
    [...keyOf(dataSource, of, counterOf({ of }, true)!), from, to],
  );
  return new Map(rows.map(({ day, made }) => [day, made]));
}

function mapValues<Name extends string, From, To>(
  from: Record<Name, From>,
  map: (value: From, name: Name) => To,
): Record<Name, To> {
  const entries = (Object.entries(from) as [Name, From][]).map(([name, value]) => [name, map(value, name)]);
  return Object.fromEntries(entries) as Record<Name, To>;
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
