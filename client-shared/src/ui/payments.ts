import type { PaymentState } from '../api/generated/model';
import type { StatusTone } from './statuses';

/** The one colour of each state of a payment; apart from statuses, because few pages show one. */
export const PAYMENT_TONES: Record<PaymentState, StatusTone> = {
  AWAITING: 'grey',
  SUBMITTED: 'yellow',
  VERIFIED: 'green',
  REJECTED: 'red',
};
