import { ApiProperty } from '@nestjs/swagger';

/** The place of a page in its list. */
export class PaginationDto {
  /** Number of this page, from 1. */
  @ApiProperty({ type: 'integer' })
  currentPage: number;

  /** How many entries a page has at most. */
  @ApiProperty({ type: 'integer' })
  pageSize: number;

  @ApiProperty({ type: 'integer' })
  totalPages: number;

  @ApiProperty({ type: 'integer' })
  totalItems: number;

  hasNext: boolean;

  hasPrevious: boolean;
}
