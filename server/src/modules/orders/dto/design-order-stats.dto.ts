import { ApiProperty } from '@nestjs/swagger';
import { countsSchema } from '../../../common/counts/count-records.js';
import { OrderStatus } from '../order-status.enum.js';

/** How many orders there are. */
export class DesignOrderStatsDto {
  totalOrders: number;

  @ApiProperty(countsSchema(OrderStatus))
  ordersByStatus: Record<OrderStatus, number>;

  /** Orders of the last 7 days. */
  recentOrders: number;
}
