import { ApiProperty } from '@nestjs/swagger';

/** A project that an inquiry is about. It may be hidden or deleted by now. */
export class InquiryProjectDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  title: string;

  slug: string;
}
