/** The names in the first row of a file: each date has a column for the Ethiopian one. */
export function columnNames(columns: readonly string[]): string[] {
  return columns.flatMap((column) => (isDated(column) ? [column, `${column}Ethiopian`] : [column]));
}

/** Months go by such names. */
export function isMonth(column: string): boolean {
  return column.endsWith('Month');
}

/** Points in time and days go by such names. */
export function isDated(column: string): boolean {
  return /(?:At|Date)$/.test(column);
}
