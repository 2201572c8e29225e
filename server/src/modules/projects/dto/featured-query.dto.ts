import { EntryLimit } from '../../../common/pagination/entry-limit.decorator.js';

export class FeaturedQuery {
  /** How many projects, 1 to 100. */
  @EntryLimit()
  limit?: number = 6;
}
