import { ApiProperty } from '@nestjs/swagger';

export class UnreadCountDto {
  @ApiProperty({ type: 'integer' })
  unreadCount: number;
}
