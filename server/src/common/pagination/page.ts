import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { knownTotals } from './known-totals.js';
import type { ListQuery } from './list-query.dto.js';
import type { PaginationDto } from './pagination.dto.js';
import { isIndexed } from './search.js';
import { findWords } from './find-words.js';

/** One page of a list, as the API answers it. */
export interface Page<T> {
  data: T[];
  pagination: PaginationDto;
}

/**
 * Runs a list query for one page. The builder brings filters and the sort; ties are broken by id here, so that
 * pages never overlap. What is empty goes last in both directions.
 * @param builder filters, and joins to one; a join to many would count its rows as entries
 * @param sortColumn property path such as `project.createdAt`
 * @param holdsNulls whether the rows that the filters leave can be empty there
 */
export async function findPage<Entity extends ObjectLiteral, Dto>(
  builder: SelectQueryBuilder<Entity>,
  query: ListQuery,
  sortColumn: string,
  toDto: (entity: Entity) => Dto,
  holdsNulls = isNullable(builder, sortColumn),
): Promise<Page<Dto>> {
  const page = query.page ?? 1;
  const pageSize = query.limit ?? 10;
  const direction = query.sortOrder === 'asc' ? 'ASC' : 'DESC';
  const totals = knownTotals(builder.dataSource);
  const filters = totals.filtersOf(builder);
  // The copy counts; it would not carry relations that are loaded by queries of their own.
  const counted = builder.clone();
  const wanted = builder
    .orderBy(sortColumn, direction, holdsNulls ? 'NULLS LAST' : undefined)
    .addOrderBy(`${builder.alias}.id`, direction)
    .offset((page - 1) * pageSize)
    .limit(pageSize);
  const { entities, total } = isIndexed(query.search)
    ? await findWords(counted, wanted, totals, filters)
    : { entities: await wanted.getMany(), total: undefined };
  const isLastPage = entities.length < pageSize && (entities.length > 0 || page === 1);
  const totalItems =
    total ?? (isLastPage ? (page - 1) * pageSize + entities.length : await totals.count(counted, filters));
  return { data: entities.map(toDto), pagination: pagination(page, pageSize, totalItems) };
}

function isNullable<Entity extends ObjectLiteral>(
  { expressionMap }: SelectQueryBuilder<Entity>,
  sortColumn: string,
): boolean {
  const [alias, property] = sortColumn.split('.') as [string, string];
  const { metadata } = expressionMap.findAliasByName(alias);
  return metadata.findColumnWithPropertyPath(property)?.isNullable ?? false;
}

export function pagination(currentPage: number, pageSize: number, totalItems: number): PaginationDto {
  const totalPages = Math.max(1, Math.ceil(totalItems / pageSize));
  return {
    currentPage,
    pageSize,
    totalPages,
    totalItems,
    hasNext: currentPage < totalPages,
    hasPrevious: currentPage > 1,
  };
}
