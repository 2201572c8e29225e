import { ApiProperty } from '@nestjs/swagger';
import type { DesignOrder } from '../design-order.entity.js';
import { PlacedOrderDto } from './placed-order.dto.js';

/** An order of a ready-made design, as staff keep it. */
export class DesignOrderDto extends PlacedOrderDto {
  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  /** @param order with its project */
  static override from(order: DesignOrder): DesignOrderDto {
    return { ...PlacedOrderDto.from(order), updatedAt: order.updatedAt, version: order.version };
  }
}
