import { dayInAddisAbaba, timeInAddisAbaba } from '@consultancy/shared/addis-ababa-time';

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

/** What a cell can hold; a list is written with one entry a line. */
export type CsvValue = string | number | boolean | Date | readonly string[] | null;

/** A cell that begins like this is a formula to a spreadsheet, no matter who wrote it; full-width signs are to some. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;
const defused = /^'+[=+\-@\t\r＝＋－＠]/;

/**
 * The text of a value in the file. An apostrophe in front keeps a spreadsheet from calculating a text; one
 * that is there already gets another, so that `readText` finds what was written.
 */
export function writeCell(value: CsvValue): string {
  if (value === null) return '';
  if (value instanceof Date) return `${dayInAddisAbaba(value)}T${timeInAddisAbaba(value)}:00+03:00`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : writeList(value);
  return formula.test(text) ? `'${text}` : text;
}

/** The text of a cell as it was before it was written. */
export function readText(cell: string): string {
  return defused.test(cell) ? cell.slice(1) : cell;
}

/** The list of a cell; what is no list comes back as the text, for the checks to refuse. */
export function readList(cell: string): string[] | string {
  const text = readText(cell);
  if (!text.startsWith('[')) return text.split(/\r\n?|\n/);
  return text;
}

/** An entry a line; where that would read back as another list, JSON. */
function writeList(entries: readonly string[]): string {
  const isPlain = entries.every((entry) => !/[\r\n]/.test(entry)) && !entries[0]?.startsWith('[');
  return isPlain ? entries.join('\n') : JSON.stringify(entries);
}
