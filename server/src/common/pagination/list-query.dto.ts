import { IsEnum, IsOptional, MaxLength } from 'class-validator';
import { WholeNumber } from '../validation/whole-number.decorator.js';

/** The most entries that a list answers at once. */
export const mostEntries = 100;

export enum SortOrder {
  asc = 'asc',
  desc = 'desc',
}

/** The query parameters of every list. */
export class ListQuery {
  /** Page number, from 1. */
  @WholeNumber(1, 1_000_000)
  page?: number = 1;

  /** Entries a page, 1 to 100. */
  @WholeNumber(1, mostEntries)
  limit?: number = 10;

  /** Direction of the sort. */
  @IsOptional()
  @IsEnum(SortOrder, { message: 'sortOrder must be asc or desc.' })
  sortOrder?: SortOrder = SortOrder.desc;

  /**
   * Text to look for: every word, as a part of a word, in any case and however it is spelled; Amharic and Latin letters
   * find each other.
   */
  @IsOptional()
  @MaxLength(200, { message: 'search must have at most 200 characters.' })
  search?: string;
}

/** The place of a page in its list. */
export class PaginationDto {
  /** Number of this page, from 1. */
  currentPage: number;

  /** How many entries a page has at most. */
  pageSize: number;

  totalPages: number;

  totalItems: number;

  hasNext: boolean;

  hasPrevious: boolean;
}
