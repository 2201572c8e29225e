import type { LetterKind } from './letter.js';

/** What staff read of a mail that did not arrive, in the language of the back office. */
export const mailNames: Record<LetterKind, string> = {
  'inquiry-received': 'Inquiry confirmation',
  'consultation-requested': 'Consultation request confirmation',
  'consultation-scheduled': 'Consultation appointment',
  'consultation-changed': 'Changed consultation appointment',
  'consultation-cancelled': 'Consultation cancellation',
  'order-received': 'Order confirmation',
  'account-welcome': 'Welcome mail',
  'new-inquiry': 'Staff mail about the inquiry',
  'new-consultation': 'Staff mail about the consultation request',
  'new-order': 'Staff mail about the order',
  'new-account': 'Staff mail about the account',
};
