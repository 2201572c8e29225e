import { ApiProperty } from '@nestjs/swagger';
import { countsSchema } from '../../../common/counts/count-records.js';
import { InquiryStatus } from '../inquiry-status.enum.js';

/** How many inquiries there are. */
export class ContactInquiryStatsDto {
  totalInquiries: number;

  @ApiProperty(countsSchema(InquiryStatus))
  inquiriesByStatus: Record<InquiryStatus, number>;

  /** Inquiries of the last 7 days. */
  recentInquiries: number;
}
