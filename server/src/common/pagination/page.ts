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

interface PageOptions<Entity extends ObjectLiteral, Row> {
  /** Whether the rows that the filters leave can be empty where they are sorted by. */
  holdsNulls?: boolean;
  /** Joins what the sort needs and counting does not. */
  join?: (rows: SelectQueryBuilder<Entity>) => unknown;
  /** Runs the query of a page; where it is left out, the rows are whole entities. */
  read?: (rows: SelectQueryBuilder<Entity>) => Promise<Row[]>;
}

/**
 * Runs a list query for one page.
 * @param builder filters, and joins to one; a join to many would count its rows as entries
 * @param sortColumn property path such as `project.createdAt`
 */
export async function findPage<Entity extends ObjectLiteral, Dto, Row = Entity>(
  builder: SelectQueryBuilder<Entity>,
  query: ListQuery,
  sortColumn: string,
  toDto: (row: Row) => Dto,
  { holdsNulls, join, read = readEntities }: PageOptions<Entity, Row> = {},
): Promise<Page<Dto>> {
  const page = query.page ?? 1;
  const pageSize = query.limit ?? 10;
  // The copy counts; a join that only sorts would slow it down.
  const counted = join ? builder.clone() : builder;
  join?.(builder);
  sortRows(builder, query, sortColumn, holdsNulls)
    .offset((page - 1) * pageSize)
    .limit(pageSize);
  const { rows, total } = isIndexed(query.search)
    ? await findWords(counted, builder, read)
    : { rows: await read(builder), total: undefined };
  const isLastPage = rows.length < pageSize && (rows.length > 0 || page === 1);
  const totalItems =
    total ??
    (isLastPage ? (page - 1) * pageSize + rows.length : await knownTotals(builder.dataSource).count(counted));
  return { data: rows.map(toDto), pagination: pagination(page, pageSize, totalItems) };
}

function readEntities<Entity extends ObjectLiteral, Row>(
  builder: SelectQueryBuilder<Entity>,
): Promise<Row[]> {
  return builder.getMany() as Promise<ObjectLiteral[]> as Promise<Row[]>;
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
