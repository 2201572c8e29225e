import { OmitType } from '@nestjs/swagger';
import { IsOptional, MaxLength } from 'class-validator';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { PublicationState } from '../../../content/content.module.js';
import { BlogStatus } from '../blog-status.enum.js';

export enum PostSort {
  createdAt = 'createdAt',
  updatedAt = 'updatedAt',
  publishedAt = 'publishedAt',
  title = 'title',
  readTime = 'readTime',
}

export class ListPostsQuery extends ListQuery {
  @OptionalChoice(PostSort, 'PostSort')
  sortBy?: PostSort = PostSort.createdAt;

  @OptionalChoice(BlogStatus, 'BlogStatus')
  status?: BlogStatus;

  @OptionalChoice(PublicationState, 'PublicationState')
  publication?: PublicationState;

  /** Exact name of a category. */
  @IsOptional()
  @MaxLength(40, { message: 'category must have at most 40 characters.' })
  category?: string;

  @BooleanInput()
  featured?: boolean;
}

/** The same without pages. */
export class ExportPostsQuery extends OmitType(ListPostsQuery, ['page', 'limit']) {}

enum PublicPostSort {
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
