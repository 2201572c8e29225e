import { FieldErrorDto } from '../../common/errors/error-envelope.dto.js';
import { BooleanInput } from '../../common/validation/form.decorator.js';

export class ImportCsvDto {
  /** Only report what would happen, and store nothing. Default: false. */
  @BooleanInput()
  dryRun?: boolean;
}

export enum ImportOutcome {
  /** A record is added: the row names no id, or one that no record has. */
  CREATED = 'CREATED',
  /** The record with this id is changed. */
  UPDATED = 'UPDATED',
  /** The record with this id says the same already. */
  UNCHANGED = 'UNCHANGED',
  /** The row cannot be used, and so the whole file is not. */
  REFUSED = 'REFUSED',
}

/** What becomes of one row of the file. */
export class ImportedRowDto {
  /** Number of the row as a spreadsheet shows it; the names of the columns are row 1. */
  row: number;

  /** As the row has it; empty where it has none. */
  title: string;

  outcome: ImportOutcome;

  /** Why a row is refused; empty otherwise. */
  errors: FieldErrorDto[];
}

/** What an import does, row by row. */
export class ImportReportDto {
  /** In the order of the file; empty rows are left out. */
  rows: ImportedRowDto[];
}
