import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

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

/**
 * Lets a query that counts also count the rows of each value of an enum, in the same pass.
 * @param column property path such as `project.type`
 */
export function selectCountsBy<Entity extends ObjectLiteral>(
  builder: SelectQueryBuilder<Entity>,
  column: string,
  values: Record<string, string>,
): void {
  for (const value of Object.values(values)) {
    builder.addSelect(`count(*) FILTER (WHERE ${column} = '${value}')::int`, `${column}:${value}`);
  }
}

/** What `selectCountsBy` counted, from the raw row of the query. */
export function readCountsBy<Value extends string>(
  row: Record<string, number>,
  column: string,
  values: Record<string, Value>,
): Record<Value, number> {
  const entries = Object.values(values).map((value) => [value, row[`${column}:${value}`]!]);
  return Object.fromEntries(entries) as Record<Value, number>;
}
