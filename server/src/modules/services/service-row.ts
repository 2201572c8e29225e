import { readList, readText } from '../../common/csv/csv-cells.js';
import type { CsvRecord } from '../../common/csv/read-csv.js';
import { ApiException } from '../../common/errors/api-exception.js';
import type { FieldErrorDto } from '../../common/errors/error-envelope.dto.js';
import { type FieldName, fieldNames } from '../../common/fields/dto-types.js';
import { fieldsOf, RevisionFormat } from '../../common/fields/field-info.js';
import { largestId } from '../../common/validation/id.pipe.js';
import { RequestPipe } from '../../common/validation/request-pipe.js';
import { CreateServiceDto } from './dto/service.dto.js';
import type { ServiceColumn } from './service-columns.js';
import { Service } from './service.entity.js';

/** A row of a file of services, checked by itself. */
export interface ServiceRow {
  row: number;
  title: string;
  id: number | undefined;
  /** The version of the service that the file was made from. */
  version: number | undefined;
  /** Missing where the row cannot be used. */
  fields?: CreateServiceDto;
  errors: FieldErrorDto[];
}

const checks = new RequestPipe();

/** When a service was made and changed is the server's to say: those columns are not looked at. */
export async function readServiceRow({
  row,
  cells,
  isTooLong,
}: CsvRecord<ServiceColumn>): Promise<ServiceRow> {
  const title = readText(cells.title ?? '').trim();
  const errors: FieldErrorDto[] = [];
  const id = readNumber('id', cells.id, errors);
  const version = readNumber('version', cells.version, errors);
  if (isTooLong) errors.push({ field: 'row', message: 'There are more cells than columns.' });
  try {
    const metadata = { type: 'body' as const, metatype: CreateServiceDto };
    const fields = (await checks.transform(requestOf(cells), metadata)) as CreateServiceDto;
    return { row, title, id, version, errors, ...(errors.length === 0 && { fields }) };
  } catch (error) {
    if (!(error instanceof ApiException) || error.fields.length === 0) throw error;
    return { row, title, id, version, errors: [...errors, ...error.fields] };
  }
}

/** The cells as a request would have them. */
function requestOf(cells: CsvRecord<ServiceColumn>['cells']): Record<string, unknown> {
  const names = fieldNames(Service, { except: ['slug'] }).filter((name) => cells[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, valueOf(name, cells[name]!)]));
}

function valueOf(name: FieldName<Service>, cell: string): unknown {
  const { format } = fieldsOf(Service).get(name)!;
  if (format === RevisionFormat.LIST) return readList(cell);
  // Spreadsheets write it in capitals; an empty cell leaves it as it is.
  if (format === RevisionFormat.SWITCH) return cell.trim().toLowerCase() || undefined;
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
