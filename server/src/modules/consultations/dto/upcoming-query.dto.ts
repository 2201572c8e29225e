import { mostEntries } from '../../../common/pagination/list-query.dto.js';
import { WholeNumber } from '../../../common/validation/whole-number.decorator.js';

export class UpcomingQuery {
  /** How many consultations, 1 to 100. */
  @WholeNumber(1, mostEntries)
  limit?: number = 10;
}
