import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { countKinds, isCounted, type Where } from '../counters/counters.js';
import { findWords } from './find-words.js';
import type { ListQuery } from './list-query.dto.js';
import type { PaginationDto } from './pagination.dto.js';
import { isIndexed } from './search.js';
import { sortRows } from './sort-rows.js';

/** To come so far in the order of a list takes longer than to look up how long it is. */
const farBehind = 1_000;

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
  /** All filters of the list but the words, where they are equal to columns: a counter may know the total. */
  where?: Where;
  /** How many there are, where that is known without counting. */
  total?: number;
}

/**
 * Runs a list query for one page.
 * @param builder filters, and joins to one; a join to many would count its rows as entries
 * @param sortColumn property path such as `project.createdAt`, or SQL that is never null
 */
export async function findPage<Entity extends ObjectLiteral, Dto, Row = Entity>(
  builder: SelectQueryBuilder<Entity>,
  query: ListQuery,
  sortColumn: string,
  toDto: (row: Row) => Dto,
  { holdsNulls, join, read = readEntities, where, total: given }: PageOptions<Entity, Row> = {},
): Promise<Page<Dto>> {
  const page = query.page ?? 1;
  const pageSize = query.limit ?? 10;
  const offset = (page - 1) * pageSize;
  // The copy counts; a join that only sorts would slow it down.
  const counted = join ? builder.clone() : builder;
  const count = async () => (await readCounter(counted, query, where)) ?? counted.getCount();
  const isSearch = isIndexed(query.search);
  // What lies far behind is nearer from the end.
  const known = given ?? (offset >= farBehind && !isSearch ? await count() : undefined);
  if (known !== undefined && offset >= known)
    return { data: [], pagination: pagination(page, pageSize, known) };
  const isFromEnd = known !== undefined && offset >= farBehind && offset > known / 2;
  join?.(builder);
  sortRows(builder, query, sortColumn, holdsNulls, isFromEnd)
    .offset(isFromEnd ? Math.max(0, known - offset - pageSize) : offset)
    .limit(isFromEnd ? Math.min(pageSize, known - offset) : pageSize);
  const { rows, total } = isSearch
    ? await findWords(counted, builder, read)
    : { rows: await read(builder), total: known };
  if (isFromEnd) rows.reverse();
  const isLastPage = rows.length < pageSize && (rows.length > 0 || page === 1);
  const countRest = async () => {
    if (isLastPage) return offset + rows.length;
    return count();
  };
  const totalItems = total ?? (await countRest());
  return { data: rows.map(toDto), pagination: pagination(page, pageSize, totalItems) };
}

function readEntities<Entity extends ObjectLiteral, Row>(
  builder: SelectQueryBuilder<Entity>,
): Promise<Row[]> {
  return builder.getMany() as Promise<ObjectLiteral[]> as Promise<Row[]>;
}

/** The total, where a counter says it. */
async function readCounter<Entity extends ObjectLiteral>(
  { dataSource, expressionMap }: SelectQueryBuilder<Entity>,
  { search }: ListQuery,
  where: Where | undefined,
): Promise<number | undefined> {
  const kind = { of: expressionMap.mainAlias!.metadata.target, where };
  if (!where || search?.trim() || !isCounted(kind)) return undefined;
  return (await countKinds(dataSource, { total: kind })).total;
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
