import { Type } from 'class-transformer';
import { IsEnum, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { EntryLimit } from './entry-limit.decorator.js';

export enum SortOrder {
  asc = 'asc',
  desc = 'desc',
}

/** What every list can be asked. */
export class ListQuery {
  /** Page number, from 1. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'page must be a whole number.' })
  @Min(1, { message: 'page must be 1 or more.' })
  @Max(1_000_000, { message: 'page must be 1000000 or less.' })
  page?: number = 1;

  /** Entries a page, 1 to 100. */
  @EntryLimit()
  limit?: number = 10;

  /** Direction of the sort. */
  @IsOptional()
  @IsEnum(SortOrder, { message: 'sortOrder must be asc or desc.' })
  sortOrder?: SortOrder = SortOrder.desc;

  /** Text to look for; words in any case. */
  @IsOptional()
  @MaxLength(200, { message: 'search must have at most 200 characters.' })
  search?: string;
}
