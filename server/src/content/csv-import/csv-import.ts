import { isDeepStrictEqual } from 'node:util';
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

/** The rows, where each that says the same as an earlier one has that as its error. */
export function withoutTwins<Fields>(rows: CsvRow<Fields>[]): CsvRow<Fields>[] {
  return rows.map((row, index) => {
    const twin = rows.slice(0, index).find((earlier) => isTwin(row, earlier));
    if (!twin) return row;
    return { ...row, errors: [{ field: 'row', message: `This row is the same as row ${twin.row}.` }] };
  });
}

/** Whether two rows are about the same record, or add the same one twice. */
function isTwin<Fields>(row: CsvRow<Fields>, earlier: CsvRow<Fields>): boolean {
  if (row.id !== undefined || earlier.id !== undefined) return row.id === earlier.id;
  return row.errors.length === 0 && isDeepStrictEqual(row.fields, earlier.fields);
}

/** Plans a row. @param apply what makes the record of it; its errors about fields are those of the row */
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
  const details = rows.flatMap(({ row, errors }) =>
    errors.map(({ field, message }) => ({
      field: `rows.${row}.${field}`,
      message: `Row ${row}: ${message}`,
    })),
  );
  if (details.length === 0) return;
  const more = details.length > 1 ? ` There are ${details.length - 1} more errors like this.` : '';
  throw new ApiException(
    HttpStatus.BAD_REQUEST,
    ErrorCode.VALIDATION_ERROR,
    `Nothing was imported. ${details[0]!.message}${more}`,
    details.slice(0, mostErrorsNamed),
  );
}
