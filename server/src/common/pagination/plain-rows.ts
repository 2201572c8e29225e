import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Selects columns of the main table by the names of their properties, beside what has a name of its own already. For times, days, numbers, texts, booleans
 * and JSON, which the driver itself brings into shape; other types need an entity.
 * @param names properties of the entity
 * @param others SQL by the name that its value gets
 */
export function selectRows<Entity extends ObjectLiteral>(
  builder: SelectQueryBuilder<Entity>,
  names: readonly (keyof Entity & string)[],
  others: Readonly<Record<string, string>> = {},
): SelectQueryBuilder<Entity> {
  const { metadata, name: alias } = builder.expressionMap.mainAlias!;
  const columns = names.map((name) => {
    const { databaseName, type } = metadata.findColumnWithPropertyName(name)!;
    // The driver makes a Date of a day, at midnight of the process's time zone.
    const cast = type === 'date' ? '::text' : '';
    return `"${alias}"."${databaseName}"${cast} AS "${name}"`;
  });
  const more = Object.entries(others).map(([name, sql]) => `${sql} AS "${name}"`);
  const named = builder.expressionMap.selects.filter(({ aliasName }) => aliasName !== undefined);
  // One text for all: each selection of its own costs the builder a search.
  builder.select([...columns, ...more].join(', '));
  for (const { selection, aliasName } of named) builder.addSelect(selection, aliasName);
  return builder;
}

/**
 * The rows of a query as they come from the driver, with the columns that `selectRows` selects. Nothing is hydrated,
 * which costs several times what a row itself does.
 */
export function readRows<
  Entity extends ObjectLiteral,
  Name extends keyof Entity & string,
  Others extends object = object,
>(
  builder: SelectQueryBuilder<Entity>,
  names: readonly Name[],
  others?: Readonly<Record<keyof Others & string, string>>,
): Promise<(Pick<Entity, Name> & Others)[]> {
  return selectRows(builder, names, others).getRawMany();
}
