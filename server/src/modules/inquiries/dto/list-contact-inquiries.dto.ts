import { OmitType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput, IntegerInput } from '../../../common/validation/form.decorator.js';
import { largestId } from '../../../common/validation/path-param.decorator.js';
import { ProjectType } from '../../projects/projects.module.js';
import { InquiryStatus } from '../inquiry-status.enum.js';

export enum ContactInquirySort {
  createdAt = 'createdAt',
  fullName = 'fullName',
  subject = 'subject',
  status = 'status',
}

/** Whose inquiries: those of the caller, or those that nobody sees to. */
export enum InquiryOwnership {
  MINE = 'MINE',
  NOBODY = 'NOBODY',
}

/** Of those that are NEW and that nobody replied to: whose time is over, and who still have some. */
export enum InquiryDue {
  LATE = 'LATE',
  WAITING = 'WAITING',
}

export class ListContactInquiriesQuery extends ListQuery {
  @OptionalChoice(ContactInquirySort, 'ContactInquirySort')
  sortBy?: ContactInquirySort = ContactInquirySort.createdAt;

  @OptionalChoice(InquiryStatus, 'InquiryStatus')
  status?: InquiryStatus;

  @OptionalChoice(ProjectType, 'ProjectType')
  projectType?: ProjectType;

  @OptionalChoice(InquiryOwnership, 'InquiryOwnership')
  owner?: InquiryOwnership;

  /** Only those of this account; GET /contact-inquiries/owners has the names. */
  @IntegerInput(1, largestId, { nullable: false })
  ownerId?: number;

  @OptionalChoice(InquiryDue, 'InquiryDue')
  due?: InquiryDue;

  /** Only what is spam or looks like it, or only what does not. */
  @BooleanInput()
  spam?: boolean;
}

/** The same without pages. */
export class ExportContactInquiriesQuery extends OmitType(ListContactInquiriesQuery, ['page', 'limit']) {}
