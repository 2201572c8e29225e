import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { ReadType } from '../../../common/fields/dto-types.js';
import { OrderChangeRequest } from '../order-change-request.entity.js';
import { OrderChangeStatus } from '../order-change-status.enum.js';

/** A change of an order, as who has the order's tracking code reads it. */
export class TrackedChangeDto extends ReadType(OrderChangeRequest, [
  'description',
  'status',
  'amount',
  'workingDays',
  'answer',
  'goodUntil',
  'answeredAt',
]) {
  /** Whether the day of goodUntil is over, so that the quote can no longer be accepted. */
  isOver: boolean;

  /** Follows the order that was made of it, where the first one was paid when it was accepted. */
  trackingCode: string | null;

  /** @param change with the order that was made of it */
  static override from(change: OrderChangeRequest): TrackedChangeDto {
    const trackingCode = change.madeOrder?.trackingCode ?? null;
    return { ...super.from(change), isOver: isOver(change), trackingCode };
  }
}

/** Whether a quote waits for its buyer, and can no longer be accepted. */
export function isOver({ status, goodUntil }: Pick<OrderChangeRequest, 'status' | 'goodUntil'>): boolean {
  return status === OrderChangeStatus.QUOTED && goodUntil !== null && goodUntil < dayInAddisAbaba(new Date());
}
