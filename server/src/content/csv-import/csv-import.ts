import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../../common/errors/api-exception.js';
import { ErrorCode } from '../../common/errors/error-code.enum.js';
import { type ImportedRowDto, ImportOutcome } from './import-csv.dto.js';
import type { CsvRow } from './read-row.js';

export const mostImportedRows = 1_000;
/** How many errors a refusal names; the dry run lists them all. */
const mostErrorsNamed = 100;

/** What the import makes of a row. */
export interface PlannedRow<Entity> {
  report: ImportedRowDto;
  /** To be stored; undefined where nothing is to be done. */
  record?: Entity;
  /** Paths of the pictures that the record no longer shows. */
  dropped?: string[];
}

/** Refuses rows about the same record, or that add the same one, as an earlier row. */
export function withoutTwins<Fields>(rows: CsvRow<Fields>[]): CsvRow<Fields>[] {
  const firstRows = new Map<number | string, number>();
  return rows.map((row) => {
    // Rows with errors have no fields.
    const key = row.id ?? (row.fields && JSON.stringify(row.fields));
    if (key === undefined) return row;
    const first = firstRows.get(key);
    if (first === undefined) firstRows.set(key, row.row);
    else return { ...row, errors: [{ field: 'row', message: `This row is the same as row ${first}.` }] };
    return row;
  });
}

/** Plans a row. @param apply makes its record; validation errors that it throws become errors of the row */
export function planRow<Entity>(
  { row, title, errors }: CsvRow<unknown>,
  apply: () => Omit<PlannedRow<Entity>, 'report'> & { outcome: ImportOutcome },
): PlannedRow<Entity> {
  const refused = (why: ImportedRowDto['errors']) => ({
    report: { row, title, outcome: ImportOutcome.REFUSED, errors: why },
  });
  if (errors.length > 0) return refused(errors);
  try {
    const { outcome, ...planned } = apply();
    return { report: { row, title, outcome, errors }, ...planned };
  } catch (error) {
    if (!(error instanceof ApiException) || error.fields.length === 0) throw error;
    return refused(error.fields);
  }
}

/** @throws ApiException 400 with the errors of all rows that cannot be used */
export function refuseFaulty(rows: readonly ImportedRowDto[]): void {
  const faults = rows.flatMap(({ row, errors }) =>
    errors.map(({ field, message }) => ({
      field: `rows.${row}.${field}`,
      message: `Row ${row}: ${message}`,
    })),
  );
  if (faults.length > 0) throw importRefused(faults);
}

/** Refuses a file because of what is wrong in it. */
export function importRefused(faults: { field: string; message: string }[]): ApiException {
  const more = faults.length > 1 ? ` There are ${faults.length - 1} more errors like this.` : '';
  return new ApiException(
    HttpStatus.BAD_REQUEST,
    ErrorCode.VALIDATION_ERROR,
    `Nothing was imported. ${faults[0]!.message}${more}`,
    faults.slice(0, mostErrorsNamed),
  );
}
