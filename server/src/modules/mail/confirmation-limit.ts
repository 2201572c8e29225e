import type { LetterKind } from './letter.js';

/** Letters that anybody can have sent to any address, by filling in a form. */
const confirmations: LetterKind[] = [
  'inquiry-received',
  'consultation-requested',
  'consultation-link',
  'order-received',
  'own-records-link',
  'account-welcome',
  'email-confirmation',
  'password-link',
  'invitation',
  'new-email',
];
/** More than one person sends in an hour, and few enough for a stranger. */
const mostAnHour = 5;

/**
 * Until the transaction ends nobody else can write a confirmation to the same address ($1), so that many at once
 * cannot slip through.
 */
export const lockConfirmations = `SELECT pg_advisory_xact_lock(hashtextextended('mail to ' || $1, 0)) IS NULL AS locked`;

/** Whether an address may get one more confirmation; in a statement that begins once the address is locked. */
export function mayConfirm(recipient: string): [sql: string, parameters: unknown[]] {
  const sent = `SELECT count(*) FROM outbox_mails
    WHERE recipient = $1 AND kind = ANY ($2) AND created_at > now() - interval '1 hour'`;
  return [`WHERE (${sent}) < ${mostAnHour}`, [recipient, confirmations]];
}
