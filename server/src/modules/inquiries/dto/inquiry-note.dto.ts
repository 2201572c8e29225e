import { PickType } from '@nestjs/swagger';
import { ReadType } from '../../../common/fields/dto-types.js';
import { InquiryEntry } from '../inquiry-entry.entity.js';

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
