import type { Page } from '../../../common/pagination/page.js';
import { PaginationDto } from '../../../common/pagination/pagination.dto.js';
import { ListedInquiryDto } from './contact-inquiry.dto.js';

/** The place of a page in its list, also in the names that the screen of the inquiries reads. */
export class ContactInquiryPaginationDto extends PaginationDto {
  /** The same as currentPage. */
  page: number;

  /** The same as totalItems. */
  total: number;
}

export class ContactInquiryPage {
  data: ListedInquiryDto[];

  pagination: ContactInquiryPaginationDto;

  static from({ data, pagination }: Page<ListedInquiryDto>): ContactInquiryPage {
    const { currentPage, totalItems } = pagination;
    return { data, pagination: { ...pagination, page: currentPage, total: totalItems } };
  }
}
