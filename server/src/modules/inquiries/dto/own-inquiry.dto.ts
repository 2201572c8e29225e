import { ApiProperty } from '@nestjs/swagger';
import { ProjectType } from '../../projects/projects.module.js';
import type { ContactInquiry } from '../contact-inquiry.entity.js';
import type { InquiryMessage } from '../inquiry-message.entity.js';
import type { InquiryReply } from '../inquiry-reply.entity.js';
import { InquiryStatus } from '../inquiry-status.enum.js';

/** What was written about an inquiry after it, by either side. */
export class OwnInquiryLetterDto {
  /** Whether the office wrote it; else whoever sent the inquiry. */
  isFromOffice: boolean;

  content: string;

  createdAt: Date;
}

/** An inquiry as whoever sent it sees it: without what staff note for themselves. */
export class OwnInquiryDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null for what came before there were such codes.',
  })
  code: string | null;

  name: string;

  email: string;

  @ApiProperty({ type: String, nullable: true })
  phone: string | null;

  subject: string;

  message: string;

  @ApiProperty({ enum: ProjectType, enumName: 'ProjectType', nullable: true })
  projectType: ProjectType | null;

  @ApiProperty({ enum: InquiryStatus, enumName: 'InquiryStatus' })
  status: InquiryStatus;

  createdAt: Date;

  /** What both sides wrote since, oldest first. */
  @ApiProperty({ type: [OwnInquiryLetterDto] })
  letters: OwnInquiryLetterDto[];

  static from(inquiry: ContactInquiry, replies: InquiryReply[], messages: InquiryMessage[]): OwnInquiryDto {
    const { id, referenceCode: code, fullName: name, email, phone, subject, message } = inquiry;
    const { projectType, status, createdAt } = inquiry;
    const letters = [
      ...replies.map(({ content, createdAt: at }) => ({ isFromOffice: true, content, createdAt: at })),
      ...messages.map(({ content, createdAt: at }) => ({ isFromOffice: false, content, createdAt: at })),
    ].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    return {
      ...{ id, code, name, email, phone, subject, message, projectType, status, createdAt },
      letters,
    };
  }
}
