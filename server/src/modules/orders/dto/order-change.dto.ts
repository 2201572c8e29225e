import { ReadType } from '../../../common/fields/dto-types.js';
import { OrderChangeRequest } from '../order-change-request.entity.js';
import { isOver, TrackedChangeDto } from './tracked-change.dto.js';

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
