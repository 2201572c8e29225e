import { RecordIds } from '../../../common/validation/whole-number.decorator.js';

export class BulkDeleteDto {
  /** Ids of 1 to 100 projects. */
  @RecordIds(100)
  ids: number[];
}

export enum DeleteOutcome {
  DELETED = 'DELETED',
  NOT_FOUND = 'NOT_FOUND',
}

/** What became of one of the ids. */
export class DeleteResultDto {
  id: number;

  outcome: DeleteOutcome;
}
