import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { formatDateIn } from '@consultancy/shared/calendar';
import { applyDecorators, Logger, StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { pipeline, Readable } from 'node:stream';
import { AnswerFile } from '../envelope/answer.decorator.js';
import { columnNames, type CsvValue, isDated, writeCell } from './csv-cells.js';

/** The handler answers a CSV file. */
export function AnswerCsv(): MethodDecorator {
  return applyDecorators(
    AnswerFile(
      'text/csv',
      'UTF-8 with a byte order mark, separated by commas, the names of the columns first. Points in time are on the ' +
        'clock of Africa/Addis_Ababa, and beside each date is a column with the Ethiopian one. Lists have one ' +
        'entry a line, and a text that a spreadsheet would take for a formula has an apostrophe in front.',
    ),
  );
}

/**
 * A CSV file that spreadsheets open as it is, made while it is sent: however long the list, only a page of it is
 * in memory.
 * @param name of the file, before the day
 * @param columns in their order; the first row
 */
export function csvFile<Column extends string>(
  name: string,
  columns: readonly Column[],
  rows: AsyncIterable<Record<Column, CsvValue>>,
): StreamableFile {
  const records = Readable.from(cellsOf(columns, rows));
  const file = stringify({
    bom: true,
    header: true,
    columns: columnNames(columns),
    record_delimiter: '\r\n',
    // To many programs a bare line feed or carriage return ends the row as well.
    quoted_match: /[\r\n]/,
  });
  // What breaks off ends the connection as well, so that nobody takes half a file for the whole.
  pipeline(records, file, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      new Logger('CsvFile').error({ err: error }, `The export of ${name} broke off`);
    }
  });
  return new StreamableFile(file, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}-${dayInAddisAbaba(new Date())}.csv"`,
  });
}

async function* cellsOf<Column extends string>(
  columns: readonly Column[],
  rows: AsyncIterable<Record<Column, CsvValue>>,
): AsyncGenerator<string[]> {
  for await (const row of rows) {
    yield columns.flatMap((column) => {
      const value = row[column];
      return isDated(column) ? [writeCell(value), writeCell(ethiopianDate(value))] : [writeCell(value)];
    });
  }
}

/** In words: what looks like a date is a Gregorian one to spreadsheets. */
function ethiopianDate(value: CsvValue): string | null {
  const isDate = value instanceof Date || typeof value === 'string';
  return isDate ? formatDateIn('ethiopian', value, 'en') : null;
}
