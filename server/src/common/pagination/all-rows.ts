import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ListQuery } from './list-query.dto.js';
import { sortsOf } from './page.js';

const rowsAtOnce = 250;

/**
 * All rows of a list, in its order. Which rows they are is settled at once, by their ids; the rows themselves are
 * read a few at a time, each time by a query of its own, so that neither memory nor the database is held for as
 * long as somebody takes them. What is deleted meanwhile is left out.
 * @param builder filters, and joins to one
 * @param sortColumn property path such as `project.createdAt`
 * @param onCount gets how many they are before the first of them is read; where it fails none is
 */
export async function findAllRows<Entity extends { id: number }, Dto>(
  builder: SelectQueryBuilder<Entity>,
  query: Pick<ListQuery, 'sortOrder'>,
  sortColumn: string,
  toDto: (entity: Entity) => Dto,
  onCount?: (rows: number) => Promise<void>,
): Promise<AsyncIterable<Dto>> {
  const sorted = builder.clone().select(`${builder.alias}.id`, 'id').orderBy();
  for (const { column, direction, nulls } of sortsOf(builder, query, sortColumn))
    sorted.addOrderBy(column, direction, nulls);
  const ids = await readIds(sorted);
  await onCount?.(ids.length);
  return readRows(builder, ids, toDto);
}

/** As one value: a row each would take many times the memory for a moment. */
async function readIds<Entity extends ObjectLiteral>(sorted: SelectQueryBuilder<Entity>): Promise<number[]> {
  const all = await sorted.dataSource
    .createQueryBuilder()
    .select('array_agg(sorted.id)', 'ids')
    .from(`(${sorted.getQuery()})`, 'sorted')
    .setParameters(sorted.getParameters())
    .getRawOne<{ ids: number[] | null }>();
  return all?.ids ?? [];
}

async function* readRows<Entity extends { id: number }, Dto>(
  builder: SelectQueryBuilder<Entity>,
  ids: number[],
  toDto: (entity: Entity) => Dto,
): AsyncGenerator<Dto> {
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    const wanted = ids.slice(start, start + rowsAtOnce);
    const rows = builder.clone().andWhere(`${builder.alias}.id IN (:...wanted)`, { wanted });
    const byId = new Map((await rows.getMany()).map((entity) => [entity.id, entity]));
    for (const id of wanted) {
      const entity = byId.get(id);
      if (entity) yield toDto(entity);
    }
  }
}
