import { IsOptional, MaxLength } from 'class-validator';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';

export enum PublicPostSort {
  publishedAt = 'publishedAt',
  createdAt = 'createdAt',
  title = 'title',
  readTime = 'readTime',
}

export class ListPublicPostsQuery extends ListQuery {
  @OptionalChoice(PublicPostSort, 'PublicPostSort')
  sortBy?: PublicPostSort = PublicPostSort.createdAt;

  /** Exact name of a category. */
  @IsOptional()
  @MaxLength(40, { message: 'category must have at most 40 characters.' })
  category?: string;

  @BooleanInput()
  featured?: boolean;
}
