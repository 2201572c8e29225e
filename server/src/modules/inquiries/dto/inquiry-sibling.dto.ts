import { ApiProperty } from '@nestjs/swagger';
import type { ContactInquiry } from '../contact-inquiry.entity.js';
import { InquiryStatus } from '../inquiry-status.enum.js';

/** Another inquiry of the same person: of the same email, in whatever case, or the same number, however it is written. */
export class InquirySiblingDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  subject: string;

  @ApiProperty({ enum: InquiryStatus, enumName: 'InquiryStatus' })
  status: InquiryStatus;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Account of who sees to it; null while nobody does.',
  })
  ownerId: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The inquiry that it is joined into; null while it stands for itself.',
  })
  joinedIntoId: number | null;

  createdAt: Date;

  /** Send it along to join or separate it. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(inquiry: ContactInquiry): InquirySiblingDto {
    const { id, subject, status, ownerId, joinedIntoId, createdAt, version } = inquiry;
    return { id, subject, status, ownerId, joinedIntoId, createdAt, version };
  }
}

/** An inquiry that is joined into another, as that one shows it. */
export class JoinedInquiryDto extends InquirySiblingDto {
  message: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  joinedAt: Date | null;

  static override from(inquiry: ContactInquiry): JoinedInquiryDto {
    const { message, joinedAt } = inquiry;
    return { ...InquirySiblingDto.from(inquiry), message, joinedAt };
  }
}
