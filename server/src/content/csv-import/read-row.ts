import type { Type } from '@nestjs/common';
import { readList, readText } from '../../common/csv/csv-cells.js';
import type { CsvRecord } from '../../common/csv/read-csv.js';
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
  { row, cells, isTooLong }: CsvRecord<string>,
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
  const body = Object.fromEntries(given.map((name) => [name, valueOf(infos.get(name)!, cells[name]!)]));
  try {
    const fields = (await checks.transform(body, { type: 'body', metatype: dto })) as Fields;
    return { row, title, id, version, errors, ...(errors.length === 0 && { fields }) };
  } catch (error) {
    if (!(error instanceof ApiException) || error.fields.length === 0) throw error;
    return { row, title, id, version, errors: [...errors, ...error.fields] };
  }
}

function valueOf({ format, schema }: FieldInfo, cell: string): unknown {
  const isList = format === RevisionFormat.LIST || Array.isArray(schema.type);
  if (isList) return readList(cell);
  // Spreadsheets write switches in capitals; an empty cell leaves a value that cannot be empty as it is.
  if (format === RevisionFormat.SWITCH) return cell.trim().toLowerCase() || undefined;
  if (format === RevisionFormat.CHOICE) return cell.trim() || undefined;
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
