import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { knownTotals } from './known-totals.js';
import type { ListQuery } from './list-query.dto.js';
import type { PaginationDto } from './pagination.dto.js';
import { isIndexed } from './search.js';
import { findWords } from './find-words.js';
import { sortRows } from './sort-rows.js';

/** One page of a list, as the API answers it. */
export interface Page<T> {
  data: T[];
  pagination: PaginationDto;
}

interface PageOptions<Entity extends ObjectLiteral> {
  /** Whether the rows that the filters leave can be empty where they are sorted by. */
  holdsNulls?: boolean;
  /** Joins what the rows need and counting them does not. */
  join?: (rows: SelectQueryBuilder<Entity>) => SelectQueryBuilder<Entity>;
  /** Adds to the rows of the page what a query of its own brings sooner than a join. */
  complete?: (rows: Entity[]) => Promise<unknown>;
}

/**
 * Runs a list query for one page.
 * @param builder filters, and joins to one; a join to many would count its rows as entries
 * @param sortColumn property path such as `project.createdAt`
 */
export async function findPage<Entity extends ObjectLiteral, Dto>(
  builder: SelectQueryBuilder<Entity>,
  query: ListQuery,
  sortColumn: string,
  toDto: (entity: Entity) => Dto,
  { holdsNulls, join = (rows) => rows, complete }: PageOptions<Entity> = {},
): Promise<Page<Dto>> {
  const page = query.page ?? 1;
  const pageSize = query.limit ?? 10;
  const totals = knownTotals(builder.dataSource);
  const filters = totals.filtersOf(builder);
  // The copy counts; it would not carry relations that are loaded by queries of their own.
  const counted = builder.clone();
  const wanted = sortRows(join(builder), query, sortColumn, holdsNulls)
    .offset((page - 1) * pageSize)
    .limit(pageSize);
  const { entities, total } = isIndexed(query.search)
    ? await findWords(counted, wanted, totals, filters)
    : { entities: await wanted.getMany(), total: undefined };
  await complete?.(entities);
  const isLastPage = entities.length < pageSize && (entities.length > 0 || page === 1);
  const totalItems =
    total ?? (isLastPage ? (page - 1) * pageSize + entities.length : await totals.count(counted, filters));
  return { data: entities.map(toDto), pagination: pagination(page, pageSize, totalItems) };
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
