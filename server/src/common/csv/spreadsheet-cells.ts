/** What separates the cells of a file. */
export type CsvDelimiter = ',' | ';' | '\t';

/** A number that can be read in two ways, as the two. */
export class AmbiguousNumber {
  constructor(readonly readings: readonly [string, string]) {}
}

const spaces = String.raw`[ \u00a0\u2009\u202f'’]`;
const spacedGroups = new RegExp(String.raw`^[-+]?\d{1,3}(?:${spaces}\d{3})+(?:[.,]\d+)?$`);
const oneGroup = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/;
const commaGroups = /^[-+]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const dotGroups = /^[-+]?[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:\.\d{3})+,\d+)(?:,\d+)?$/;
const decimalComma = /^[-+]?\d*,\d+$/;

/**
 * The number of a cell with a decimal point and without thousands separators. Spreadsheets write semicolons between
 * cells where the comma is the decimal sign.
 * @returns the text itself if it is no number
 */
export function readNumberCell(cell: string, delimiter: CsvDelimiter): string | AmbiguousNumber {
  const text = cell.trim();
  if (oneGroup.test(text)) return readOneGroup(text, delimiter);
  if (spacedGroups.test(text)) return text.replace(new RegExp(spaces, 'g'), '').replace(',', '.');
  if (commaGroups.test(text)) return text.replaceAll(',', '');
  if (dotGroups.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (decimalComma.test(text)) return text.replace(',', '.');
  return text;
}

/** Three digits after one sign: `120,000`, `9.032`. */
function readOneGroup(text: string, delimiter: CsvDelimiter): string | AmbiguousNumber {
  const [thousands, decimal] = [text.replace(/[.,]/, ''), text.replace(',', '.')] as const;
  if (delimiter === ',') return text.includes(',') ? thousands : decimal;
  if (delimiter === ';' && text.includes(',')) return decimal;
  // Other programs write a decimal point and tabs, as this server does with commas.
  if (delimiter === '\t' && text.includes('.')) return decimal;
  return new AmbiguousNumber([thousands, decimal]);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const names = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** Years ahead of now to which two digits refer. */
const yearsAhead = 30;

/** The month of a cell as YYYY-MM, also as spreadsheets rewrite it: `Nov-21`. @returns the text itself if it is none */
export function readMonthCell(cell: string, now = new Date()): string {
  const text = cell.trim();
  const yearFirst = /^(\d{4})[-/.](\d{1,2})(?:[-/.]0?1)?$/.exec(text);
  if (yearFirst) return monthOf(text, Number(yearFirst[1]), Number(yearFirst[2]));
  const yearLast = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  if (yearLast) return monthOf(text, Number(yearLast[2]), Number(yearLast[1]));
  const [, name = '', year = ''] = /^([a-z]{3,9})\.?[-/ ](\d{2}|\d{4})$/i.exec(text) ?? [];
  const index = months.indexOf(name.slice(0, 3).toLowerCase());
  if (index < 0 || !names[index]!.startsWith(name.toLowerCase())) return text;
  return monthOf(text, year.length === 4 ? Number(year) : fullYear(Number(year), now), index + 1);
}

function monthOf(text: string, year: number, month: number): string {
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : text;
}

/** @param year its last two digits */
function fullYear(year: number, now: Date): number {
  return 2000 + year > now.getUTCFullYear() + yearsAhead ? 1900 + year : 2000 + year;
}
