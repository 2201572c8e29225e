import { ApiProperty } from '@nestjs/swagger';
import { ReadType } from '../../../common/fields/dto-types.js';
import { OwnAttachmentDto } from '../../attachments/attachments.module.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import type { InquiryMessage } from '../inquiry-message.entity.js';
import type { InquiryReply } from '../inquiry-reply.entity.js';

/** What was written about an inquiry after it, by either side. */
export class OwnInquiryLetterDto {
  /** Whether the office wrote it; else the sender of the inquiry. */
  isFromOffice: boolean;

  content: string;

  createdAt: Date;
}

interface Beside {
  replies: InquiryReply[];
  messages: InquiryMessage[];
  attachments: OwnAttachmentDto[];
}

/** An inquiry as its sender sees it: without the notes of staff. */
export class OwnInquiryDto extends ReadType(ContactInquiry, [
  'id',
  'email',
  'phone',
  'subject',
  'message',
  'projectType',
  'status',
  'createdAt',
]) {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null for what came before there were such codes.',
  })
  code: string | null;

  name: string;

  /** The files that came with it. */
  @ApiProperty({ type: [OwnAttachmentDto] })
  attachments: OwnAttachmentDto[];

  /** What both sides wrote since, oldest first. */
  @ApiProperty({ type: [OwnInquiryLetterDto] })
  letters: OwnInquiryLetterDto[];

  static with(inquiry: ContactInquiry, { replies, messages, attachments }: Beside): OwnInquiryDto {
    const { referenceCode: code, fullName: name } = inquiry;
    const letters = [
      ...replies.map(({ content, createdAt: at }) => ({ isFromOffice: true, content, createdAt: at })),
      ...messages.map(({ content, createdAt: at }) => ({ isFromOffice: false, content, createdAt: at })),
    ].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    return { ...super.from(inquiry), code, name, attachments, letters };
  }
}
