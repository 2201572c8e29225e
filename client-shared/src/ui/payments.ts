import type { OrderChangeStatus, PaymentState } from '../api/generated/index.schemas';
import type { StatusTone } from './statuses';

/** The one colour of each state of a payment; apart from statuses, because few pages show one. */
export const PAYMENT_TONES: Record<PaymentState, StatusTone> = {
  AWAITING: 'grey',
  SUBMITTED: 'yellow',
  VERIFIED: 'green',
  REJECTED: 'red',
};

/** The same for a change of an ordered design. */
export const CHANGE_TONES: Record<OrderChangeStatus, StatusTone> = {
  REQUESTED: 'yellow',
  QUOTED: 'blue',
  ACCEPTED: 'green',
  DECLINED: 'red',
  REFUSED: 'grey',
};
