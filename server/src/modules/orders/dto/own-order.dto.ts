import { ApiProperty } from '@nestjs/swagger';
import type { DesignOrder } from '../design-order.entity.js';
import { TrackedOrderDto } from './tracked-order.dto.js';

/** An order among all that the office has of somebody: with what they said of themselves. */
export class OwnOrderDto extends TrackedOrderDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  /** Opens the page of the order, such as 7KQ4-M2XB-9HTD. */
  code: string;

  name: string;

  email: string;

  phone: string;

  @ApiProperty({ type: String, nullable: true })
  address: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Number of the transfer that was named last.' })
  paymentReference: string | null;

  createdAt: Date;

  static with(order: DesignOrder, tracked: TrackedOrderDto): OwnOrderDto {
    const { id, trackingCode: code, name, email, phone, address, paymentReference, createdAt } = order;
    return { ...tracked, id, code, name, email, phone, address, paymentReference, createdAt };
  }
}
