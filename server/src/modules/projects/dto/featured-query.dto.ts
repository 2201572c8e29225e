import { mostEntries } from '../../../common/pagination/list-query.dto.js';
import { WholeNumber } from '../../../common/validation/whole-number.decorator.js';

export class FeaturedQuery {
  /** How many projects, 1 to 100. */
  @WholeNumber(1, mostEntries)
  limit?: number = 6;
}
