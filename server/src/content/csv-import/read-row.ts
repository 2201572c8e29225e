import type { Type } from '@nestjs/common';
import { isMonth, readList, readText } from '../../common/csv/csv-cells.js';
import type { CsvRecord } from '../../common/csv/read-csv.js';
import {
  AmbiguousNumber,
  type CsvDelimiter,
  readMonthCell,
  readNumberCell,
} from '../../common/csv/spreadsheet-cells.js';
import { ApiException } from '../../common/errors/api-exception.js';
import type { FieldErrorDto } from '../../common/errors/error-envelope.dto.js';
import { type FieldInfo, fieldsOf, RevisionFormat } from '../../common/fields/field-info.js';
import { largestId } from '../../common/validation/path-param.decorator.js';
import { RequestPipe } from '../../common/validation/request-pipe.js';

/** What a file of records may say. */
export interface CsvShape<Fields extends object> {
  /** All columns of an export. */
  columns: readonly string[];
  /** The fields that an import reads; the other columns are the server's to say. */
  fields: readonly string[];
  /** The columns that a file must have. */
  required: readonly string[];
  /** Checks a row. */
  dto: Type<Fields>;
}

/** A row of a file of records, checked by itself. */
export interface CsvRow<Fields> {
  row: number;
  title: string;
  id: number | undefined;
  /** The version of the record that the file was made from. */
  version: number | undefined;
  /** Missing where the row cannot be used. */
  fields?: Fields;
  errors: FieldErrorDto[];
}

const checks = new RequestPipe();

export async function readRow<Fields extends object>(
  { row, cells, isTooLong, delimiter }: CsvRecord<string>,
  entity: Type,
  { fields: names, dto }: CsvShape<Fields>,
): Promise<CsvRow<Fields>> {
  const title = readText(cells['title'] ?? '').trim();
  const errors: FieldErrorDto[] = [];
  const id = readNumber('id', cells['id'], errors);
  const version = readNumber('version', cells['version'], errors);
  if (isTooLong) errors.push({ field: 'row', message: 'There are more cells than columns.' });
  const infos = fieldsOf(entity);
  const given = names.filter((name) => cells[name] !== undefined);
  // The cells as a request would have them.
  const values = given.map(
    (name) => [name, valueOf(name, infos.get(name)!, cells[name]!, delimiter)] as const,
  );
  const body = Object.fromEntries(values.filter(([, value]) => !(value instanceof AmbiguousNumber)));
  for (const [field, value] of values) {
    if (value instanceof AmbiguousNumber) errors.push({ field, message: ambiguityOf(cells[field]!, value) });
  }
  try {
    const fields = (await checks.transform(body, { type: 'body', metatype: dto })) as Fields;
    return { row, title, id, version, errors, ...(errors.length === 0 && { fields }) };
  } catch (error) {
    if (!(error instanceof ApiException) || error.fields.length === 0) throw error;
    return { row, title, id, version, errors: [...errors, ...error.fields] };
  }
}

function ambiguityOf(cell: string, { readings: [one, other] }: AmbiguousNumber): string {
  return `"${cell.trim()}" can be ${one} or ${other}. Write it without a thousands separator, and decimals with two or four digits.`;
}

function valueOf(
  name: string,
  { format, schema }: FieldInfo,
  cell: string,
  delimiter: CsvDelimiter,
): unknown {
  const isList = format === RevisionFormat.LIST || Array.isArray(schema.type);
  if (isList) return readList(cell);
  // Spreadsheets write switches in capitals; an empty cell leaves a value that cannot be empty as it is.
  if (format === RevisionFormat.SWITCH) return cell.trim().toLowerCase() || undefined;
  if (format === RevisionFormat.CHOICE) return cell.trim() || undefined;
  if (format === RevisionFormat.NUMBER) return readNumberCell(readText(cell), delimiter);
  // Clipped, so that the refusal names the format instead of the length.
  if (isMonth(name)) return readMonthCell(cell).slice(0, 7);
  return readText(cell);
}

function readNumber(field: string, cell: string | undefined, errors: FieldErrorDto[]): number | undefined {
  const text = cell?.trim();
  if (!text) return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= largestId) return number;
  errors.push({ field, message: `${field} must be a whole number from 1 to ${largestId}, or empty.` });
  return undefined;
}
