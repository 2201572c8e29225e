import { ApiProperty } from '@nestjs/swagger';
import { textLimits } from '../../../common/text-limits.js';
import { Text } from '../../../common/validation/text.decorator.js';
import type { InquiryNote } from '../inquiry-note.entity.js';

export class AddInquiryNoteDto {
  @Text(textLimits.message)
  content: string;
}

/** What a member of staff noted about an inquiry. */
export class InquiryNoteDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  content: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Name of the author; null once the account is gone.',
  })
  author: string | null;

  createdAt: Date;

  /** @param note with its author */
  static from(note: InquiryNote): InquiryNoteDto {
    const { id, content, author, createdAt } = note;
    return { id, content, author: author?.name ?? null, createdAt };
  }
}
