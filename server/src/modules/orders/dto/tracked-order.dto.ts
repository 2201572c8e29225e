import { ReadType } from '../../../common/fields/dto-types.js';
import { DesignOrder } from '../design-order.entity.js';
import { TrackedChangeDto } from './tracked-change.dto.js';

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
