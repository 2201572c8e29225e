import { IntersectionType } from '@nestjs/swagger';
import { pick, ReadType } from '../../../common/fields/dto-types.js';
import { DesignOrder } from '../design-order.entity.js';
import { TrackedOrderDto } from './tracked-order.dto.js';

const own = ['id', 'name', 'email', 'phone', 'address', 'paymentReference', 'createdAt'] as const;

/** An order among all that the office has of somebody: with what they said of themselves. */
export class OwnOrderDto extends IntersectionType(TrackedOrderDto, ReadType(DesignOrder, own)) {
  /** Opens the page of the order, such as 7KQ4-M2XB-9HTD. */
  code: string;

  static with(order: DesignOrder, tracked: TrackedOrderDto): OwnOrderDto {
    return { ...tracked, ...pick(order, own), code: order.trackingCode };
  }
}
