import { readList, readText } from '../../common/csv/csv-cells.js';
import type { CsvRecord } from '../../common/csv/read-csv.js';
import { ApiException } from '../../common/errors/api-exception.js';
import type { FieldErrorDto } from '../../common/errors/error-envelope.dto.js';
import { largestId } from '../../common/validation/id.pipe.js';
import { RequestPipe } from '../../common/validation/request-pipe.js';
import { CreateServiceDto } from './dto/create-service.dto.js';
import type { ServiceColumn } from './service-columns.js';

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

const lists = ['features', 'process', 'benefits'] as const;
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
    const fields = (await checks.transform(fieldsOf(cells), metadata)) as CreateServiceDto;
    return { row, title, id, version, errors, ...(errors.length === 0 && { fields }) };
  } catch (error) {
    if (!(error instanceof ApiException) || error.fields.length === 0) throw error;
    return { row, title, id, version, errors: [...errors, ...error.fields] };
  }
}

/** The cells as a request would have them. */
function fieldsOf(cells: CsvRecord<ServiceColumn>['cells']): Record<string, unknown> {
  const { isActive, title, description, longDescription, duration, image } = cells;
  const texts = Object.entries({ title, description, longDescription, duration, image }).map(
    ([name, cell]) => [name, cell === undefined ? undefined : readText(cell)],
  );
  const ofLists = lists.map((name) => [name, cells[name] === undefined ? undefined : readList(cells[name])]);
  return {
    ...Object.fromEntries([...texts, ...ofLists]),
    // Spreadsheets write it in capitals; an empty cell leaves it as it is.
    isActive: isActive?.trim() ? isActive.trim().toLowerCase() : undefined,
  };
}

function readNumber(field: string, cell: string | undefined, errors: FieldErrorDto[]): number | undefined {
  const text = cell?.trim();
  if (!text) return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= largestId) return number;
  errors.push({ field, message: `${field} must be a whole number from 1 to ${largestId}, or empty.` });
  return undefined;
}
