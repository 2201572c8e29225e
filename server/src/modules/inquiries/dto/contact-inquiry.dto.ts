import { ApiProperty } from '@nestjs/swagger';
import type { ContactInquiry } from '../contact-inquiry.entity.js';
import type { InquiryNote } from '../inquiry-note.entity.js';
import { isLate } from '../inquiry-due.js';
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

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Account of who sees to it; null while nobody does. GET /contact-inquiries/owners has the names.',
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

  /** Whether it is NEW after that time. */
  isLate: boolean;

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static override from(inquiry: ContactInquiry): ContactInquiryDto {
    const { cameFrom, ownerId, dueAt, updatedAt, version } = inquiry;
    return {
      ...SubmittedInquiryDto.from(inquiry),
      ...{ cameFrom, ownerId, dueAt, isLate: isLate(inquiry), updatedAt, version },
    };
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
