import { ApiProperty } from '@nestjs/swagger';
import { PaginationDto } from '../../../common/pagination/pagination.dto.js';
import { NotificationDto } from './notification.dto.js';

export class NotificationPage {
  data: NotificationDto[];

  pagination: PaginationDto;

  /** How many the account has not read, on all pages. */
  @ApiProperty({ type: 'integer' })
  unreadCount: number;
}
