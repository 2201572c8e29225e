import { dayAfter, instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

type Value = string | boolean;

/** What records have to be; of several values any will do. */
export type Where = Record<string, Value | readonly Value[] | undefined>;

/** Some records of a table, those in the trash left out. */
export interface Counted {
  of: EntityTarget<ObjectLiteral>;
  where?: Where;
  /** Made then or later. */
  start?: Date;
  /** Made before. */
  end?: Date;
}

/** How many records there are of each kind; each table is read once. */
export async function countRecords<Name extends string>(
  manager: EntityManager,
  kinds: Record<Name, Counted>,
): Promise<Record<Name, number>> {
  const named = Object.entries<Counted>(kinds);
  const tables = [...new Set(named.map(([, { of }]) => of))];
  const counts = await Promise.all(
    tables.map((of) =>
      countTable(
        manager,
        of,
        named.filter(([, kind]) => kind.of === of),
      ),
    ),
  );
  return Object.assign({}, ...counts) as Record<Name, number>;
}

async function countTable(
  manager: EntityManager,
  of: EntityTarget<ObjectLiteral>,
  kinds: [name: string, kind: Counted][],
): Promise<Record<string, number>> {
  const records = manager.createQueryBuilder(of, 'record').select([]);
  kinds.forEach(([name, { where = {}, start, end }], kind) => {
    const conditions = Object.entries(where)
      .filter(([, value]) => value !== undefined)
      .map(([property, value]) => {
        records.setParameter(`${property}${kind}`, [value].flat());
        return `record.${property} IN (:...${property}${kind})`;
      });
    if (start) conditions.push(`record.createdAt >= :start${kind}`);
    if (end) conditions.push(`record.createdAt < :end${kind}`);
    records.setParameters({ [`start${kind}`]: start, [`end${kind}`]: end });
    const which = conditions.length > 0 ? ` FILTER (WHERE ${conditions.join(' AND ')} )` : '';
    records.addSelect(`(count(*)${which})::int`, name);
  });
  const earliest = kinds.map(([, { start }]) => start?.getTime() ?? -Infinity).sort((a, b) => a - b)[0]!;
  // The index of the times leads to the few that are asked for.
  if (earliest > -Infinity) records.where('record.createdAt >= :earliest', { earliest: new Date(earliest) });
  return (await records.getRawOne<Record<string, number>>())!;
}

/**
 * How many records hold each value of an enum, those in the trash left out.
 * @param where what all of them have to be
 */
export async function countByValue<Name extends string>(
  manager: EntityManager,
  of: EntityTarget<ObjectLiteral>,
  property: string,
  values: Record<string, Name>,
  where: ObjectLiteral = {},
): Promise<Record<Name, number>> {
  const rows = await manager
    .createQueryBuilder(of, 'record')
    .select(`record.${property}`, 'value')
    .addSelect('count(*)::int', 'amount')
    .where(where)
    .groupBy(`record.${property}`)
    .getRawMany<{ value: Name; amount: number }>();
  const amounts = new Map(rows.map(({ value, amount }) => [value, amount]));
  const entries = Object.values(values).map((value) => [value, amounts.get(value) ?? 0]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/**
 * How many records were made on each day of some, in Africa/Addis_Ababa; days without any are left out.
 * @param from the first day, YYYY-MM-DD @param to the last one
 */
export async function countByDay(
  manager: EntityManager,
  of: EntityTarget<ObjectLiteral>,
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> {
  const rows = await manager
    .createQueryBuilder(of, 'record')
    .select(`(record.created_at AT TIME ZONE 'Africa/Addis_Ababa')::date::text`, 'day')
    .addSelect('count(*)::int', 'made')
    .where('record.createdAt >= :start AND record.createdAt < :end', {
      start: instantInAddisAbaba(from, '00:00'),
      end: instantInAddisAbaba(dayAfter(to), '00:00'),
    })
    .groupBy('1')
    .getRawMany<{ day: string; made: number }>();
  return new Map(rows.map(({ day, made }) => [day, made]));
}

/** The sum of what `countByValue` found. */
export function totalOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The schema of an object that says how many there are of each value of an enum. */
export function countsSchema(values: Record<string, string>) {
  const names = Object.values(values);
  return {
    type: 'object' as const,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'integer' as const }])),
    required: names,
    additionalProperties: false,
  };
}

const sevenDaysMs = 7 * 24 * 60 * 60 * 1000;

/** Since when a record counts as recent in the statistics of the back office. */
export function startOfLastSevenDays(): Date {
  return new Date(Date.now() - sevenDaysMs);
}
