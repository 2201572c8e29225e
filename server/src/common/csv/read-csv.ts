import { HttpStatus } from '@nestjs/common';
import { CsvError, parse } from 'csv-parse/sync';
import { ApiException, validationError } from '../errors/api-exception.js';
import { ErrorCode } from '../errors/error-code.enum.js';
import { columnNames } from './csv-columns.js';

interface CsvShape<Column extends string> {
  /** All columns that a file may have. */
  columns: readonly Column[];
  /** Those that it must have. */
  required: readonly Column[];
  mostRows: number;
}

/** A row of a file; cells that it does not have are undefined. */
export interface CsvRecord<Column extends string> {
  /** As a spreadsheet counts: the names of the columns are row 1. */
  row: number;
  cells: Partial<Record<Column, string>>;
  /** Whether there are more cells than columns. */
  isTooLong: boolean;
}

/**
 * Reads a CSV file whose first row names its columns. Programs separate by semicolons or tabs where the comma
 * is the decimal sign, so those are understood as well. Empty rows are left out.
 * @throws ApiException 400 and 415 for a file that cannot be read so
 */
export function readCsv<Column extends string>(
  bytes: Buffer | undefined,
  { columns, required, mostRows }: CsvShape<Column>,
): CsvRecord<Column>[] {
  const [names = [], ...rows] = parseText(textOf(bytes));
  const header = readHeader(names, columns, required);
  const records = rows
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(
        header.flatMap((column, index) => (cells[index] === undefined ? [] : [[column, cells[index]]])),
      ) as Partial<Record<Column, string>>,
      isTooLong: cells.slice(header.length).some((cell) => cell.trim() !== ''),
    }));
  if (records.length === 0) refuse('The file has no rows below the header.');
  if (records.length > mostRows) {
    refuse(`The file has ${records.length} rows; at most ${mostRows} can be imported at once. Split it.`);
  }
  return records;
}

function textOf(bytes: Buffer | undefined): string {
  if (!bytes) refuse('file is required: a CSV file, sent in a multipart form.');
  const isUtf16 = bytes.length >= 2 && ['fffe', 'feff'].includes(bytes.toString('hex', 0, 2));
  if (isUtf16) refuse(wrongEncoding);
  // No text has this byte; pictures, PDFs and workbooks all do.
  if (bytes.includes(0)) {
    const message = 'This is not a CSV file. Save the table as "CSV UTF-8" and send it again.';
    throw new ApiException(HttpStatus.UNSUPPORTED_MEDIA_TYPE, ErrorCode.UNSUPPORTED_MEDIA_TYPE, message);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(wrongEncoding);
  }
}

const wrongEncoding = 'The file is not in UTF-8. Save it as "CSV UTF-8" and send it again.';

function parseText(text: string): string[][] {
  try {
    return parse(text, { delimiter: delimiterOf(text), relax_column_count: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse(`The file cannot be read as CSV: see line ${error['lines']}, where a quote is not closed.`);
  }
}

/** What parts the names of the columns, which hold no such character themselves. */
function delimiterOf(text: string): string {
  const [firstLine = ''] = text.split(/[\r\n]/, 1);
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

function readHeader<Column extends string>(
  names: string[],
  columns: readonly Column[],
  required: readonly Column[],
): Column[] {
  const header = names.map((name) => name.trim());
  const unknown = header.filter((name) => !columnNames(columns).includes(name));
  if (unknown.length > 0) {
    refuse(`Unknown columns: ${quote(unknown)}. The columns are ${columns.join(', ')}.`);
  }
  const repeated = header.filter((name, index) => header.indexOf(name) !== index);
  if (repeated.length > 0) refuse(`Columns that occur twice: ${quote(repeated)}.`);
  const missing = required.filter((name) => !header.includes(name));
  if (missing.length > 0) refuse(`Missing columns: ${missing.join(', ')}.`);
  return header as Column[];
}

/** Names from a stranger's file, in bounds. */
function quote(names: string[]): string {
  const shown = names.slice(0, 5).map((name) => `"${name.slice(0, 40)}"`);
  return shown.join(', ') + (names.length > shown.length ? ` and ${names.length - shown.length} more` : '');
}

function refuse(message: string): never {
  throw validationError([{ field: 'file', message }]);
}
