import { ApiProperty } from '@nestjs/swagger';
import { OrderStatus } from '../order-status.enum.js';

/** What a tracking code tells: nothing about the person who ordered. */
export class TrackedOrderDto {
  @ApiProperty({ enum: OrderStatus, enumName: 'OrderStatus' })
  status: OrderStatus;

  projectTitle: string;
}
