import { OmitType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { EnumFilter } from '../../../common/validation/query.decorator.js';
import { ProjectType } from '../../projects/projects.module.js';
import { InquiryStatus } from '../inquiry-status.enum.js';

export enum ContactInquirySort {
  createdAt = 'createdAt',
  fullName = 'fullName',
  subject = 'subject',
  status = 'status',
}

export class ListContactInquiriesQuery extends ListQuery {
  @EnumFilter(ContactInquirySort, 'ContactInquirySort')
  sortBy?: ContactInquirySort = ContactInquirySort.createdAt;

  @EnumFilter(InquiryStatus, 'InquiryStatus')
  status?: InquiryStatus;

  @EnumFilter(ProjectType, 'ProjectType')
  projectType?: ProjectType;
}

/** The same without pages. */
export class ExportContactInquiriesQuery extends OmitType(ListContactInquiriesQuery, ['page', 'limit']) {}
