import { ApiProperty } from '@nestjs/swagger';
import type { ContactInquiry } from '../contact-inquiry.entity.js';
import type { InquiryNote } from '../inquiry-note.entity.js';
import { InquiryNoteDto } from './inquiry-note.dto.js';
import { SubmittedInquiryDto } from './submitted-inquiry.dto.js';

/** A message that a visitor left on the contact page, as staff keep it. */
export class ContactInquiryDto extends SubmittedInquiryDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The page of a project or service that led to it.',
  })
  cameFrom: string | null;

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static override from(inquiry: ContactInquiry): ContactInquiryDto {
    const { cameFrom, updatedAt, version } = inquiry;
    return { ...SubmittedInquiryDto.from(inquiry), cameFrom, updatedAt, version };
  }
}

/** An inquiry with what staff noted about it. */
export class ContactInquiryDetailsDto extends ContactInquiryDto {
  /** Newest first. */
  @ApiProperty({ type: [InquiryNoteDto] })
  notes: InquiryNoteDto[];

  static withNotes(inquiry: ContactInquiry, notes: InquiryNote[]): ContactInquiryDetailsDto {
    return { ...ContactInquiryDto.from(inquiry), notes: notes.map(InquiryNoteDto.from) };
  }
}
