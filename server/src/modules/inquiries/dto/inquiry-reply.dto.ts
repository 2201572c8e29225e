import { ApiProperty } from '@nestjs/swagger';
import { IsEnum, IsOptional } from 'class-validator';
import { textLimits } from '../../../common/text-limits.js';
import { Text } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { MailStatus } from '../../mail/mail.module.js';
import type { InquiryReply } from '../inquiry-reply.entity.js';
import { InquiryStatus } from '../inquiry-status.enum.js';

/** A mail to whoever sent the inquiry. */
export class SendInquiryReplyDto {
  @Text(textLimits.title)
  subject: string;

  /** With its greeting; an empty line begins a paragraph. */
  @Text(textLimits.message)
  content: string;

  /** What the inquiry is from then on; where it is left out it stays. */
  @IsOptional()
  @IsEnum(InquiryStatus, { message: `status must be one of ${Object.values(InquiryStatus).join(', ')}.` })
  @ApiProperty({ enum: InquiryStatus, enumName: 'InquiryStatus', required: false })
  status?: InquiryStatus;

  @BasedOnVersion()
  version?: number;
}

/** A mail with which a member of staff answered an inquiry. */
export class InquiryReplyDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  subject: string;

  content: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Name of the author; null once the account is gone.',
  })
  author: string | null;

  @ApiProperty({
    enum: MailStatus,
    enumName: 'MailStatus',
    nullable: true,
    description: 'What became of the mail; null once the outbox has forgotten it, 90 days after it was sent.',
  })
  mailStatus: MailStatus | null;

  createdAt: Date;

  /** @param reply with its author */
  static from(reply: InquiryReply, mailStatus: MailStatus | null): InquiryReplyDto {
    const { id, subject, content, author, createdAt } = reply;
    return { id, subject, content, author: author?.name ?? null, mailStatus, createdAt };
  }
}

/** A mail about the record that did not arrive. */
export class FailedMailDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  /** Which one, as it starts a sentence: "Inquiry confirmation". */
  name: string;

  recipient: string;

  /** What the mail server said last. */
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
}
