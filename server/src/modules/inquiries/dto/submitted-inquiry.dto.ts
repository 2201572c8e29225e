import { ApiProperty } from '@nestjs/swagger';
import { ProjectType } from '../../projects/projects.module.js';
import { InquiryStatus } from '../inquiry-status.enum.js';

/** A message from the contact page, as the visitor who left it is answered. */
export class SubmittedInquiryDto {
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

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Opens it on the page of what a person sent, together with the last four digits of the phone, such as 7KQ4-M2XB-9HTD. Null for what came before there were such codes.',
  })
  referenceCode: string | null;

  createdAt: Date;

  static from(inquiry: SubmittedInquiryDto): SubmittedInquiryDto {
    const { id, fullName, email, phone, subject, message, projectType, status } = inquiry;
    const { referenceCode, createdAt } = inquiry;
    return { id, fullName, email, phone, subject, message, projectType, status, referenceCode, createdAt };
  }
}
