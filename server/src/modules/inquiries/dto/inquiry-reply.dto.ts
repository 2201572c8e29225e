import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsEnum, IsOptional } from 'class-validator';
import { CreateType, fieldNames, ReadType, UpdateType } from '../../../common/fields/dto-types.js';
import { textLimits } from '../../../common/text-limits.js';
import { Text } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import { MailStatus } from '../../mail/mail.module.js';
import { InquiryEntry } from '../inquiry-entry.entity.js';
import { InquiryStatus } from '../inquiry-status.enum.js';
import { ReplyTemplate } from '../reply-template.entity.js';

export class AddInquiryNoteDto extends PickType(InquiryEntry, ['content']) {}

/** What a member of staff noted about an inquiry. */
export class InquiryNoteDto extends ReadType(InquiryEntry, ['id', 'content', 'createdAt']) {
  /** Name of the author; null once the account is gone. */
  author: string | null;

  /** @param note with its author */
  static override from(note: InquiryEntry): InquiryNoteDto {
    return { ...super.from(note), author: note.author?.name ?? null };
  }
}

/** A mail to the sender of the inquiry. */
export class SendInquiryReplyDto {
  @Text(textLimits.title)
  subject: string;

  @Text(textLimits.message)
  @ApiProperty({ description: 'With its greeting; an empty line begins a paragraph.' })
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
export class InquiryReplyDto extends InquiryNoteDto {
  subject: string;

  /** What became of the mail; null once the outbox has forgotten it, 90 days after it was sent. */
  mailStatus: MailStatus | null;

  /** @param reply with its author */
  static with(reply: InquiryEntry, mailStatus: MailStatus | null): InquiryReplyDto {
    return { ...super.from(reply), subject: reply.subject!, mailStatus };
  }
}

/** A mail about the record that did not arrive. */
export class FailedMailDto {
  id: number;

  /** Which one, as it starts a sentence: "Inquiry confirmation". */
  name: string;

  recipient: string;

  /** What the mail server said last. */
  reason: string | null;
}

/** A new text to answer inquiries with. `{name}` and `{subject}` are replaced by those of the inquiry. */
export class CreateReplyTemplateDto extends CreateType(ReplyTemplate, ['name', 'subject', 'content'], []) {}

/** What to change of a text; what is left out stays. */
export class UpdateReplyTemplateDto extends UpdateType(CreateReplyTemplateDto) {}

/** A text that staff answer inquiries with. `{name}` and `{subject}` are replaced by those of the inquiry. */
export class ReplyTemplateDto extends ReadType(ReplyTemplate, [
  'id',
  ...fieldNames(ReplyTemplate),
  'updatedAt',
  'version',
]) {}
