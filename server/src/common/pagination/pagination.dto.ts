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
