import { HttpStatus } from '@nestjs/common';
import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { ApiException, validationError } from '../errors/api-exception.js';
import { ErrorCode } from '../errors/error-code.enum.js';
import { columnNames } from './csv-cells.js';
import type { CsvDelimiter } from './spreadsheet-cells.js';

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
  delimiter: CsvDelimiter;
}

/** With the empty ones that spreadsheets leave behind. */
const mostLines = 10_000;
/** Characters that are read before others get a turn: some milliseconds. */
const atOnce = 4_096;

/**
 * Reads a CSV file whose first row names its columns. Programs separate by semicolons or tabs where the comma
 * is the decimal sign, so those are understood as well. Names of columns are compared without case and spaces. Empty
 * rows, and columns without a name at the end, are left out. Reading stops where a limit is exceeded.
 * @throws ApiException 400 and 415 for a file that cannot be read so
 */
export async function readCsv<Column extends string>(
  bytes: Buffer | undefined,
  { columns, required, mostRows }: CsvShape<Column>,
): Promise<CsvRecord<Column>[]> {
  const { text, delimiter } = withoutDelimiterLine(textOf(bytes));
  let header: Column[] | undefined;
  let row = 0;
  const records: CsvRecord<Column>[] = [];
  const add = (cells: string[]) => {
    row += 1;
    if (row > mostLines) refuse(`The file has more than ${mostLines} lines. Delete the empty ones.`);
    if (!header) header = readHeader(cells, columns, required);
    else if (cells.some(isFilled)) records.push({ ...recordOf(row, cells, header), delimiter });
    if (records.length > mostRows) {
      refuse(`The file has more rows: at most ${mostRows} can be imported at once. Split it.`);
    }
  };
  await parseText(text, delimiter, 2 * columns.length, add);
  if (!header) readHeader([], columns, required);
  if (records.length === 0) refuse('The file has no rows below the header.');
  return records;
}

function recordOf<Column extends string>(
  row: number,
  cells: string[],
  header: Column[],
): Omit<CsvRecord<Column>, 'delimiter'> {
  return {
    row,
    cells: Object.fromEntries(
      header.flatMap((column, index) => (cells[index] === undefined ? [] : [[column, cells[index]]])),
    ) as Partial<Record<Column, string>>,
    isTooLong: cells.slice(header.length).some(isFilled),
  };
}

function isFilled(cell: string): boolean {
  return cell.trim() !== '';
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

async function parseText(
  text: string,
  delimiter: CsvDelimiter,
  mostCells: number,
  add: (cells: string[]) => void,
): Promise<void> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    cast: (cell, { index }) =>
      index < mostCells ? cell : refuse('A row has more cells than there are columns.'),
  });
  try {
    await pipeline(Readable.from(pieces(text)), parser, async (rows: AsyncIterable<string[]>) => {
      for await (const cells of rows) add(cells);
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    refuse(`The file cannot be read as CSV: see line ${error['lines']}, where a quote is not closed.`);
  }
}

async function* pieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += atOnce) {
    await turn();
    yield text.slice(at, at + atOnce);
  }
}

/** What parts the names of the columns, which hold no such character themselves. */
function delimiterOf(text: string): CsvDelimiter {
  const [firstLine = ''] = text.slice(0, atOnce).split(/[\r\n]/, 1);
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return ([',', ';', '\t'] as const).reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** Excel writes and hides a first line such as `sep=;`. */
function withoutDelimiterLine(text: string): { text: string; delimiter: CsvDelimiter } {
  const line = /^"?sep=([,;\t])"?(?:\r\n|\r|\n|$)/i.exec(text);
  if (!line) return { text, delimiter: delimiterOf(text) };
  return { text: text.slice(line[0].length), delimiter: line[1] as CsvDelimiter };
}

function readHeader<Column extends string>(
  names: string[],
  columns: readonly Column[],
  required: readonly Column[],
): Column[] {
  const known = new Map(columnNames(columns).map((name) => [keyOf(name), name]));
  const named = names.slice(0, names.findLastIndex(isFilled) + 1);
  const nameless = named.findIndex((name) => !isFilled(name));
  if (nameless >= 0) refuse(`Column ${nameless + 1} has no name. Name it, or delete it.`);
  const header = named.map((name) => known.get(keyOf(name)) ?? name.trim());
  const unknown = named.filter((name) => !known.has(keyOf(name))).map((name) => name.trim());
  if (unknown.length > 0) {
    refuse(`Unknown columns: ${quote(unknown)}. The columns are ${columns.join(', ')}.`);
  }
  const repeated = header.filter((name, index) => header.indexOf(name) !== index);
  if (repeated.length > 0) refuse(`Columns that occur twice: ${quote(repeated)}.`);
  const missing = required.filter((name) => !header.includes(name));
  if (missing.length > 0) refuse(`Missing columns: ${missing.join(', ')}.`);
  return header as Column[];
}

/** People capitalise names, and write them in words. */
function keyOf(name: string): string {
  return name.replace(/[\s_-]/g, '').toLowerCase();
}

/** Names from a stranger's file, in bounds. */
function quote(names: string[]): string {
  const shown = names.slice(0, 5).map((name) => `"${name.slice(0, 40)}"`);
  return shown.join(', ') + (names.length > shown.length ? ` and ${names.length - shown.length} more` : '');
}

function refuse(message: string): never {
  throw validationError([{ field: 'file', message }]);
}
