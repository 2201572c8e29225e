import type { LetterKind } from './letter.js';

/** What staff read of a mail that did not arrive, in the language of the back office. */
export const mailNames: Record<LetterKind, string> = {
  'inquiry-received': 'Inquiry confirmation',
  'inquiry-reply': 'Reply to the inquiry',
  'consultation-requested': 'Consultation request confirmation',
  'consultation-scheduled': 'Consultation appointment',
  'consultation-changed': 'Changed consultation appointment',
  'consultation-cancelled': 'Consultation cancellation',
  'consultation-reminder': 'Consultation reminder',
  'consultation-link': 'Link to a consultation',
  'order-received': 'Order confirmation',
  'payment-verified': 'Mail that the payment is verified',
  'payment-rejected': 'Mail that the payment was rejected',
  'account-welcome': 'Welcome mail',
  'email-confirmation': 'Mail that asks to confirm an email address',
  'password-link': 'Mail with the link for a new password',
  invitation: 'Invitation',
  'former-email': 'Mail about a new email address, to the one so far',
  'new-email': 'Mail about a new email address, to the new one',
  'new-inquiry': 'Staff mail about the inquiry',
  'new-consultation': 'Staff mail about the consultation request',
  'consultation-moved': 'Staff mail about the moved consultation',
  'consultation-called-off': 'Staff mail about the cancelled consultation',
  'new-order': 'Staff mail about the order',
  'new-account': 'Staff mail about the account',
};
