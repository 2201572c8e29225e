import { ApiProperty } from '@nestjs/swagger';
import { PaginationDto } from '../../../common/pagination/pagination.dto.js';
import { NotificationDto } from './notification.dto.js';

export class NotificationPage {
  @ApiProperty({ type: [NotificationDto] })
  data: NotificationDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;

  @ApiProperty({ type: 'integer', description: 'How many the account has not read, on all pages.' })
  unreadCount: number;
}
