import type { EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ListQuery, PaginationDto } from './list-query.dto.js';
import { isIndexed } from './search.js';

export interface Sort {
  /** Property path such as `project.createdAt`, or SQL. */
  column: string;
  direction: 'ASC' | 'DESC';
  nulls?: 'NULLS LAST' | undefined;
}

/**
 * How the rows of a list are sorted. Ties are broken by id, so that pages never overlap; what is empty goes last in both
 * directions.
 * @param sortColumn property path such as `project.createdAt`, or SQL that is never null
 * @param holdsNulls whether the rows that the filters leave can be empty there
 */
export function sortsOf<Entity extends ObjectLiteral>(
  builder: SelectQueryBuilder<Entity>,
  { sortOrder }: Pick<ListQuery, 'sortOrder'>,
  sortColumn: string,
  holdsNulls = isNullable(builder, sortColumn),
): Sort[] {
  const direction = sortOrder === 'asc' ? 'ASC' : 'DESC';
  return [
    { column: sortColumn, direction, nulls: holdsNulls ? 'NULLS LAST' : undefined },
    { column: `${builder.alias}.id`, direction },
  ];
}

function isNullable<Entity extends ObjectLiteral>(
  { expressionMap }: SelectQueryBuilder<Entity>,
  sortColumn: string,
): boolean {
  const [, alias, property] = /^(\w+)\.(\w+)$/.exec(sortColumn) ?? [];
  if (!alias || !property) return false;
  const { metadata } = expressionMap.findAliasByName(alias);
  return metadata.findColumnWithPropertyPath(property)?.isNullable ?? false;
}

/** One page of a list, as the API answers it. */
export interface Page<T> {
  data: T[];
  pagination: PaginationDto;
}

interface PageOptions<Entity extends ObjectLiteral, Row> {
  /** Whether the rows that the filters leave can be empty where they are sorted by. */
  holdsNulls?: boolean;
  /** Joins the tables that the sort names, one row each. */
  joinSorted?: (filtered: SelectQueryBuilder<Entity>) => unknown;
  /** Joins the tables that the answer shows. */
  join?: (rows: SelectQueryBuilder<Entity>) => unknown;
  /** Runs the query of a page and keeps `total` in each row; by default it reads whole entities. */
  read?: (rows: SelectQueryBuilder<Entity>) => Promise<Row[]>;
}

/**
 * Reads one page of a list and how many entries the list has, as one statement.
 * @param filtered filters, and joins to one; a join to many would count its rows as entries
 * @param sortColumn property path such as `project.createdAt`, or SQL that is never null
 */
export async function findPage<Entity extends ObjectLiteral, Dto, Row = Entity>(
  filtered: SelectQueryBuilder<Entity>,
  query: ListQuery,
  sortColumn: string,
  toDto: (row: Row) => Dto,
  { holdsNulls, joinSorted, join, read = readEntities }: PageOptions<Entity, Row> = {},
): Promise<Page<Dto>> {
  const page = query.page ?? 1;
  const pageSize = query.limit ?? 10;
  joinSorted?.(filtered);
  const sorts = sortsOf(filtered, query, sortColumn, holdsNulls);
  const rows = ofSameTable(filtered);
  join?.(rows);
  wherePage(rows, filtered, sorts, {
    offset: (page - 1) * pageSize,
    limit: pageSize,
    isSearch: isIndexed(query.search),
  });
  const data = await read(rows.addSelect('(SELECT count(*)::int FROM matches)', 'total'));
  const [first] = data as { total?: number }[];
  // A page after the last one has no row, and so no total.
  const totalItems = first?.total ?? (page === 1 ? 0 : await filtered.getCount());
  return { data: data.map(toDto), pagination: pagination(page, pageSize, totalItems) };
}

interface Part {
  offset?: number;
  limit: number;
  /** Whether it searches for words that an index knows. */
  isSearch: boolean;
}

/**
 * Restricts a query to one part of what `filtered`, a query of the same table, finds, and sorts it. `matches` are all
 * rows that it finds, with their sort values (`sort0` …); `page` are those of the part, so nothing else is read of
 * earlier rows. A search finds its matches once, on its own: the planner cannot estimate how many rows hold a word, and
 * would scan the index of the sort for it.
 */
export function wherePage<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
  filtered: SelectQueryBuilder<Entity>,
  sorts: Sort[],
  { offset = 0, limit, isSearch }: Part,
): SelectQueryBuilder<Entity> {
  const { alias } = filtered;
  const columns = [`${alias}.id AS id`, ...sorts.map(({ column }, place) => `${column} AS sort${place}`)];
  // One text: the builder confuses the aliases of a column that is selected twice.
  const matches = filtered.clone().select(columns.join(', '));
  const order = sorts
    .map(({ direction, nulls = '' }, place) => `sort${place} ${direction} ${nulls}`)
    .join(', ');
  const page = `SELECT *, row_number() OVER (ORDER BY ${order}) AS place FROM matches
    ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}`;
  return rows
    .addCommonTableExpression(matches, 'matches', { materialized: isSearch })
    .addCommonTableExpression(page, 'page', { materialized: true })
    .innerJoin('page', 'page', `page.id = ${alias}.id`)
    .orderBy('page.place');
}

function ofSameTable<Entity extends ObjectLiteral>({
  alias,
  dataSource,
  expressionMap,
}: SelectQueryBuilder<Entity>): SelectQueryBuilder<Entity> {
  const { target } = expressionMap.mainAlias!.metadata;
  const rows = dataSource.manager.createQueryBuilder<Entity>(target as EntityTarget<Entity>, alias);
  return expressionMap.withDeleted ? rows.withDeleted() : rows;
}

async function readEntities<Entity extends ObjectLiteral, Row>(
  builder: SelectQueryBuilder<Entity>,
): Promise<Row[]> {
  const { entities, raw } = await builder.getRawAndEntities<{ total: number }>();
  const rows: ObjectLiteral[] = entities.map((entity, at) =>
    Object.assign(entity, { total: raw[at]!.total }),
  );
  return rows as Row[];
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
