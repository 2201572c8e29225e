import { ApiProperty } from '@nestjs/swagger';
import { countsSchema } from '../../../common/counts/count-records.js';
import { ReadType } from '../../../common/fields/dto-types.js';
import { PaginationDto } from '../../../common/pagination/list-query.dto.js';
import type { Page } from '../../../common/pagination/page.js';
import type { MailsOfRecord } from '../../mail/mail.module.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { isLate } from '../inquiry-due.js';
import type { WithDuplicates } from '../inquiry-duplicates.js';
import { InquiryEntry, InquiryEntryType } from '../inquiry-entry.entity.js';
import { InquiryStatus } from '../inquiry-status.enum.js';
import { SubmittedInquiryDto } from './create-contact-inquiry.dto.js';
import { FailedMailDto, InquiryNoteDto, InquiryReplyDto } from './inquiry-reply.dto.js';

/** Another inquiry of the same person: of the same email, in any letter case, or the same number, however it is written. */
export class InquirySiblingDto extends ReadType(ContactInquiry, [
  'id',
  'subject',
  'status',
  'ownerId',
  'mergedIntoId',
  'createdAt',
  'version',
]) {}

/** An inquiry that is merged into another, as that one shows it. */
class MergedInquiryDto extends ReadType(ContactInquiry, [
  ...InquirySiblingDto.fields,
  'message',
  'mergedAt',
]) {}

/** A later message of the sender of an inquiry. */
class InquiryMessageDto extends ReadType(InquiryEntry, ['id', 'content', 'createdAt']) {}

/** A message that a visitor left on the contact page, as staff keep it. */
export class ContactInquiryDto extends ReadType(ContactInquiry, [
  ...SubmittedInquiryDto.fields,
  'isSpam',
  'suspicion',
  'cameFrom',
  'projects',
  'ownerId',
  'dueAt',
  'language',
  'repliedAt',
  'erasedAt',
  'mergedIntoId',
  'mergedAt',
  'updatedAt',
  'version',
]) {
  /** Whether it is NEW after dueAt, and nobody replied. */
  isLate: boolean;

  static override from(inquiry: ContactInquiry): ContactInquiryDto {
    return { ...super.from(inquiry), isLate: isLate(inquiry) };
  }
}

/** An inquiry as a list shows it. */
export class ListedInquiryDto extends ContactInquiryDto {
  /**
   * How many other inquiries of the same person came within 30 days of it, are open and not merged. 0 for one that is
   * merged itself.
   */
  duplicates: number;

  static withDuplicates({ inquiry, duplicates }: WithDuplicates): ListedInquiryDto {
    return { ...ContactInquiryDto.from(inquiry), duplicates };
  }
}

interface Beside {
  /** Of it, and of those that are merged into it, newest first. */
  entries: InquiryEntry[];
  mails: MailsOfRecord;
  siblings: InquirySiblingDto[];
  merged: ContactInquiry[];
}

/** An inquiry with what staff noted about it, and what both sides wrote. */
export class ContactInquiryDetailsDto extends ContactInquiryDto {
  /** Newest first. */
  notes: InquiryNoteDto[];

  /** What staff wrote to the sender, newest first. */
  replies: InquiryReplyDto[];

  /** What the sender wrote later, to it or to one that is merged into it, newest first. */
  messages: InquiryMessageDto[];

  /** Mails about it that did not arrive, newest first. */
  failedMails: FailedMailDto[];

  /** The other inquiries of the same person, newest first and at most 20. */
  siblings: InquirySiblingDto[];

  /** What is merged into it, newest first. What was noted and answered there is read there. */
  merged: MergedInquiryDto[];

  static with(
    inquiry: ContactInquiry,
    { entries, mails, siblings, merged }: Beside,
  ): ContactInquiryDetailsDto {
    const { NOTE, REPLY, MESSAGE } = InquiryEntryType;
    const own = entries.filter(({ inquiryId }) => inquiryId === inquiry.id);
    const ofType = (type: InquiryEntryType) => (entry: InquiryEntry) => entry.type === type;
    return {
      ...ContactInquiryDto.from(inquiry),
      notes: own.filter(ofType(NOTE)).map(InquiryNoteDto.from),
      replies: own
        .filter(ofType(REPLY))
        .map((reply) => InquiryReplyDto.with(reply, mails.statuses.get(reply.messageId!) ?? null)),
      messages: entries.filter(ofType(MESSAGE)).map(InquiryMessageDto.from),
      failedMails: mails.failed,
      siblings,
      merged: merged.map(MergedInquiryDto.from),
    };
  }
}

/** The place of a page in its list, also in the names that the screen of the inquiries reads. */
class ContactInquiryPaginationDto extends PaginationDto {
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

/** How many inquiries there are. */
export class ContactInquiryStatsDto {
  totalInquiries: number;

  @ApiProperty(countsSchema(InquiryStatus))
  inquiriesByStatus: Record<InquiryStatus, number>;

  /** Inquiries of the last 7 days. */
  recentInquiries: number;
}

/** A member of staff who sees to inquiries, or did. */
export class InquiryOwnerDto {
  id: number;

  name: string;

  /** Whether inquiries can be given to them: their account is active and answers clients. */
  isAvailable: boolean;
}
