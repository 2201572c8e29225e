import { ApiProperty } from '@nestjs/swagger';
import type { InquiryMessage } from '../inquiry-message.entity.js';

/** What whoever sent an inquiry wrote to it later. */
export class InquiryMessageDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  content: string;

  createdAt: Date;

  static from({ id, content, createdAt }: InquiryMessage): InquiryMessageDto {
    return { id, content, createdAt };
  }
}
