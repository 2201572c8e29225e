import { ReadType } from '../../../common/fields/dto-types.js';
import { OwnAttachmentDto } from '../../attachments/attachments.module.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { type InquiryEntry, InquiryEntryType } from '../inquiry-entry.entity.js';

/** What was written about an inquiry after it, by either side. */
export class OwnInquiryLetterDto {
  /** Whether the office wrote it; else the sender of the inquiry. */
  isFromOffice: boolean;

  content: string;

  createdAt: Date;
}

/** An inquiry as its sender sees it: without the notes of staff. */
export class OwnInquiryDto extends ReadType(ContactInquiry, [
  'id',
  'email',
  'phone',
  'subject',
  'message',
  'projectType',
  'projects',
  'status',
  'dueAt',
  'createdAt',
]) {
  /** Null for what came before there were such codes. */
  code: string | null;

  name: string;

  /** The files that came with it. */
  attachments: OwnAttachmentDto[];

  /** What both sides wrote since, oldest first. */
  letters: OwnInquiryLetterDto[];

  /** @param written replies and messages, oldest first */
  static with(
    inquiry: ContactInquiry,
    written: InquiryEntry[],
    attachments: OwnAttachmentDto[],
  ): OwnInquiryDto {
    const { referenceCode: code, fullName: name } = inquiry;
    const letters = written.map(({ type, content, createdAt }) => ({
      ...{ isFromOffice: type === InquiryEntryType.REPLY, content, createdAt },
    }));
    return { ...super.from(inquiry), code, name, attachments, letters };
  }
}
