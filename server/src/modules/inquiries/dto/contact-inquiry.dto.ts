import { ApiProperty } from '@nestjs/swagger';
import type { ContactInquiry } from '../contact-inquiry.entity.js';
import type { InquiryNote } from '../inquiry-note.entity.js';
import { Suspicion } from '../../../common/suspicion.js';
import { isLate } from '../inquiry-due.js';
import type { WithDuplicates } from '../inquiry-duplicates.js';
import type { InquiryMessage } from '../inquiry-message.entity.js';
import type { InquiryReply } from '../inquiry-reply.entity.js';
import { SiteLanguage } from '../../../common/language/site-language.enum.js';
import type { MailsOfRecord } from '../../mail/mail.module.js';
import { FailedMailDto, InquiryReplyDto } from './inquiry-reply.dto.js';
import { InquiryMessageDto } from './inquiry-message.dto.js';
import { InquiryNoteDto } from './inquiry-note.dto.js';
import { InquirySiblingDto, JoinedInquiryDto } from './inquiry-sibling.dto.js';
import { SubmittedInquiryDto } from './submitted-inquiry.dto.js';

/** A message that a visitor left on the contact page, as staff keep it. */
export class ContactInquiryDto extends SubmittedInquiryDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The page of a project or service that led to it.',
  })
  cameFrom: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Account of who sees to it; null while nobody does. GET /contact-inquiries/owners has the names.',
  })
  ownerId: number | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'By when it is to be answered: 24 hours of open office after it came. Null for what came before there was such a time.',
  })
  dueAt: Date | null;

  /** Whether it is NEW after that time, and nobody replied. */
  isLate: boolean;

  /** Whether it is spam, or looks like it: nobody was told of it. */
  isSpam: boolean;

  @ApiProperty({
    enum: Suspicion,
    enumName: 'InquirySuspicion',
    nullable: true,
    description: 'Why it looks like spam and its mails were held back.',
  })
  suspicion: Suspicion | null;

  /** In which mails about it are written: that of the page it was sent from. */
  @ApiProperty({ enum: SiteLanguage, enumName: 'SiteLanguage' })
  language: SiteLanguage;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When staff last wrote to whoever sent it; null where they wrote again since.',
  })
  repliedAt: Date | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When its person was erased: from then on it is counted and cannot be changed.',
  })
  erasedAt: Date | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The inquiry of the same person that it is joined into; null while it stands for itself.',
  })
  joinedIntoId: number | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  joinedAt: Date | null;

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static override from(inquiry: ContactInquiry): ContactInquiryDto {
    const { isSpam, suspicion, joinedIntoId, joinedAt } = inquiry;
    const { cameFrom, ownerId, dueAt, language, repliedAt, erasedAt, updatedAt, version } = inquiry;
    return {
      ...SubmittedInquiryDto.from(inquiry),
      ...{
        isSpam,
        suspicion,
        cameFrom,
        ownerId,
        dueAt,
        isLate: isLate(inquiry),
        language,
        repliedAt,
        erasedAt,
        joinedIntoId,
        joinedAt,
        updatedAt,
        version,
      },
    };
  }
}

/** An inquiry as a list shows it. */
export class ListedInquiryDto extends ContactInquiryDto {
  /**
   * How many other inquiries of the same person came within 30 days of it, are open and not joined. 0 for one that is
   * joined itself.
   */
  @ApiProperty({ type: 'integer' })
  duplicates: number;

  static withDuplicates({ inquiry, duplicates }: WithDuplicates): ListedInquiryDto {
    return { ...ContactInquiryDto.from(inquiry), duplicates };
  }
}

interface Beside {
  notes: InquiryNote[];
  replies: InquiryReply[];
  messages: InquiryMessage[];
  mails: MailsOfRecord;
  siblings: InquirySiblingDto[];
  joined: ContactInquiry[];
}

/** An inquiry with what staff noted about it, and what both sides wrote. */
export class ContactInquiryDetailsDto extends ContactInquiryDto {
  /** Newest first. */
  @ApiProperty({ type: [InquiryNoteDto] })
  notes: InquiryNoteDto[];

  /** What staff wrote to whoever sent it, newest first. */
  @ApiProperty({ type: [InquiryReplyDto] })
  replies: InquiryReplyDto[];

  /** What whoever sent it wrote later, to it or to one that is joined into it, newest first. */
  @ApiProperty({ type: [InquiryMessageDto] })
  messages: InquiryMessageDto[];

  /** Mails about it that did not arrive, newest first. */
  @ApiProperty({ type: [FailedMailDto] })
  failedMails: FailedMailDto[];

  /** The other inquiries of the same person, newest first and at most 20. */
  @ApiProperty({ type: [InquirySiblingDto] })
  siblings: InquirySiblingDto[];

  /** What is joined into it, newest first. What was noted and answered there is read there. */
  @ApiProperty({ type: [JoinedInquiryDto] })
  joined: JoinedInquiryDto[];

  static with(
    inquiry: ContactInquiry,
    { notes, replies, messages, mails, siblings, joined }: Beside,
  ): ContactInquiryDetailsDto {
    return {
      ...ContactInquiryDto.from(inquiry),
      notes: notes.map(InquiryNoteDto.from),
      replies: replies.map((reply) =>
        InquiryReplyDto.from(reply, mails.statuses.get(reply.messageId) ?? null),
      ),
      messages: messages.map(InquiryMessageDto.from),
      failedMails: mails.failed,
      siblings,
      joined: joined.map(JoinedInquiryDto.from),
    };
  }
}
