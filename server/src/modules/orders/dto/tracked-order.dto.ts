import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { IntersectionType } from '@nestjs/swagger';
import { pick, ReadType } from '../../../common/fields/dto-types.js';
import { DesignOrder } from '../design-order.entity.js';
import { OrderChangeRequest } from '../order-change-request.entity.js';
import { OrderChangeStatus } from '../order.enums.js';

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

/** A change of an order, as staff keep it. */
export class OrderChangeDto extends ReadType(OrderChangeRequest, [
  'id',
  'orderId',
  ...TrackedChangeDto.fields,
  'closedAt',
  'isOwnOrder',
  'madeOrderId',
  'createdAt',
  'version',
]) {
  /** Whether the day of goodUntil is over while the buyer has not answered: a new quote gives it another one. */
  isOver: boolean;

  static override from(change: OrderChangeRequest): OrderChangeDto {
    return { ...super.from(change), isOver: isOver(change) };
  }
}

/** What a tracking code reveals: nothing about the person who ordered. */
export class TrackedOrderDto extends ReadType(DesignOrder, [
  'status',
  'dueAt',
  'price',
  'changesAmount',
  'isChange',
  'payment',
  'paymentReason',
  'licenceCode',
]) {
  projectTitle: string;

  /** Whole ETB that is paid with this order: the design and its changes; null before there is a price. */
  total: number | null;

  /** The change that the buyer requested last. */
  change: TrackedChangeDto | null;
}

const own = ['id', 'name', 'email', 'phone', 'address', 'paymentReference', 'createdAt'] as const;

/** An order among all that the office has of somebody: with what they said of themselves. */
export class OwnOrderDto extends IntersectionType(TrackedOrderDto, ReadType(DesignOrder, own)) {
  /** Opens the page of the order, such as 7KQ4-M2XB-9HTD. */
  code: string;

  static with(order: DesignOrder, tracked: TrackedOrderDto): OwnOrderDto {
    return { ...tracked, ...pick(order, own), code: order.trackingCode };
  }
}
