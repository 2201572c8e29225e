import { IntersectionType, PickType } from '@nestjs/swagger';
import { pick, ReadType } from '../../../common/fields/dto-types.js';
import { DesignOrder, totalOf } from '../design-order.entity.js';
import { OpenChange } from '../order-change-status.enum.js';
import { PlacedOrderDto } from './placed-order.dto.js';
import { TrackedOrderDto } from './tracked-order.dto.js';

const forStaff = [
  'priceAgreedAt',
  'changesAmount',
  'isChange',
  'payment',
  'paymentProvider',
  'paymentReference',
  'paymentReason',
  'licenceCode',
  'updatedAt',
  'erasedAt',
  'version',
] as const;

/** An order of a ready-made design, as staff keep it. */
export class DesignOrderDto extends IntersectionType(
  PlacedOrderDto,
  ReadType(DesignOrder, forStaff),
  PickType(TrackedOrderDto, ['total']),
) {
  /** How far the request for a change is that waits for staff (REQUESTED) or for the buyer (QUOTED). */
  openChange: OpenChange | null;

  /** @param order with its project, and the request for a change that is open */
  static from(order: DesignOrder): DesignOrderDto {
    return {
      ...PlacedOrderDto.from(order),
      ...pick(order, forStaff),
      total: totalOf(order),
      openChange: (order.openChange?.status as OpenChange | undefined) ?? null,
    };
  }
}
