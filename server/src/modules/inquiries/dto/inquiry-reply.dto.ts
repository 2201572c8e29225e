import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsEnum, IsOptional } from 'class-validator';
import { ReadType } from '../../../common/fields/dto-types.js';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { MailStatus } from '../../mail/mail.module.js';
import { InquiryReply } from '../inquiry-reply.entity.js';
import { InquiryStatus } from '../inquiry-status.enum.js';

/** A mail to the sender of the inquiry. */
export class SendInquiryReplyDto extends PickType(InquiryReply, ['subject', 'content']) {
  /** What the inquiry is from then on; where it is left out it stays. */
  @IsOptional()
  @IsEnum(InquiryStatus, { message: `status must be one of ${Object.values(InquiryStatus).join(', ')}.` })
  @ApiProperty({ enum: InquiryStatus, enumName: 'InquiryStatus', required: false })
  status?: InquiryStatus;

  @BasedOnVersion()
  version?: number;
}

/** A mail with which a member of staff answered an inquiry. */
export class InquiryReplyDto extends ReadType(InquiryReply, ['id', 'subject', 'content', 'createdAt']) {
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

  /** @param reply with its author */
  static with(reply: InquiryReply, mailStatus: MailStatus | null): InquiryReplyDto {
    return { ...super.from(reply), author: reply.author?.name ?? null, mailStatus };
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
