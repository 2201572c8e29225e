import { ApiProperty } from '@nestjs/swagger';
import { ProjectType } from '../../projects/projects.module.js';
import type { ContactInquiry } from '../contact-inquiry.entity.js';
import type { InquiryNote } from '../inquiry-note.entity.js';
import { InquiryStatus } from '../inquiry-status.enum.js';
import { InquiryNoteDto } from './inquiry-note.dto.js';

/** A message that a visitor left on the contact page. */
export class ContactInquiryDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  fullName: string;

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

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(inquiry: ContactInquiry): ContactInquiryDto {
    const { id, fullName, email, phone, subject, message, projectType, status } = inquiry;
    const { createdAt, updatedAt, version } = inquiry;
    return {
      ...{ id, fullName, email, phone, subject, message, projectType, status },
      ...{ createdAt, updatedAt, version },
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
