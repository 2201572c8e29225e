import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ListQuery } from './list-query.dto.js';

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
