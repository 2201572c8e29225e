import { EntryLimit } from '../../../common/pagination/entry-limit.decorator.js';

export class UpcomingQuery {
  /** How many consultations, 1 to 100. */
  @EntryLimit()
  limit?: number = 10;
}
