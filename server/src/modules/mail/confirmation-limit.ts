import type { LetterKind } from './letter.js';

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
export const lockConfirmations = `SELECT pg_advisory_xact_lock(hashtextextended('mail to ' || $1, 0)) IS NULL AS locked`;

/** Whether an address may get one more mail of a kind; in a statement that begins once the address is locked. */
export function mayConfirm(recipient: string, kind: LetterKind): [sql: string, parameters: unknown[]] {
  const sent = `SELECT count(*) FROM outbox_mails
    WHERE recipient = $1 AND kind = ANY ($2) AND created_at > now() - interval '1 hour'`;
  return [
    `WHERE (${sent}) < ${mostAnHour}`,
    [recipient, groups.find((group) => group.includes(kind)) ?? [kind]],
  ];
}
