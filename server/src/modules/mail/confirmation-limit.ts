import { PreparedStatement } from '../../common/prepared-statement.js';
import type { LetterKind } from './letters/letter.js';

/**
 * Mails that strangers can cause to any address, in groups that are counted together: what forms cause uses up no link
 * that the owner of an address names. Every other kind is counted by itself.
 */
const groups: LetterKind[][] = [
  ['inquiry-received', 'consultation-requested', 'order-received', 'account-welcome'],
  ['consultation-changed', 'consultation-cancelled'],
  ['email-confirmation', 'new-email'],
];
/** More than one person sends in an hour, and few enough for a stranger. */
const mostAnHour = 5;

/**
 * Until the transaction ends nobody else can write a confirmation to the same address ($1), so that many at once
 * cannot slip through.
 */
export const lockConfirmations = new PreparedStatement(
  'lock confirmations',
  `SELECT pg_advisory_xact_lock(hashtextextended('mail to ' || $1::text, 0))`,
);

/** Whether an address ($1) may get one more mail of some kinds ($2); for a statement that begins once it is locked. */
export const mayConfirm = `(SELECT count(*) FROM outbox_mails
  WHERE recipient = $1::text AND kind = ANY ($2) AND created_at > now() - interval '1 hour') < ${mostAnHour}`;

/** The kinds that are counted with one. */
export function countedWith(kind: LetterKind): LetterKind[] {
  return groups.find((group) => group.includes(kind)) ?? [kind];
}
