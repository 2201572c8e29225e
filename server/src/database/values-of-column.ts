/** SQL that makes these the only values of a column that holds an enum; named as `EnumCheck` names it. */
export function allowOnly(table: string, column: string, values: readonly string[]): string {
  const name = `${table}_${column}_check`;
  const list = values.map((value) => `'${value}'`).join(', ');
  return `ALTER TABLE ${table} DROP CONSTRAINT ${name};
    ALTER TABLE ${table} ADD CONSTRAINT ${name} CHECK (${column} IN (${list}));`;
}

/** The same without one of them, whose rows go. */
export function allowNoLonger(
  table: string,
  column: string,
  values: readonly string[],
  gone: string,
): string {
  const left = values.filter((value) => value !== gone);
  return `DELETE FROM ${table} WHERE ${column} = '${gone}'; ${allowOnly(table, column, left)}`;
}
