import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ListQuery } from './list-query.dto.js';

/**
 * Sorts the rows of a list. Ties are broken by id, so that pages never overlap; what is empty goes last in both
 * directions.
 * @param sortColumn property path such as `project.createdAt`, or SQL that is never null
 * @param holdsNulls whether the rows that the filters leave can be empty there
 * @param isReversed the same order, from its end
 */
export function sortRows<Entity extends ObjectLiteral>(
  builder: SelectQueryBuilder<Entity>,
  { sortOrder }: Pick<ListQuery, 'sortOrder'>,
  sortColumn: string,
  holdsNulls = isNullable(builder, sortColumn),
  isReversed = false,
): SelectQueryBuilder<Entity> {
  const direction = (sortOrder === 'asc') === isReversed ? 'DESC' : 'ASC';
  const nulls = isReversed ? 'NULLS FIRST' : 'NULLS LAST';
  return builder
    .orderBy(sortColumn, direction, holdsNulls ? nulls : undefined)
    .addOrderBy(`${builder.alias}.id`, direction);
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
