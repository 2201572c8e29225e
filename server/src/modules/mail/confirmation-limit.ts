import { type EntityManager, In, MoreThan } from 'typeorm';
import type { LetterKind } from './letter.js';
import { OutboxMail } from './outbox-mail.entity.js';

/** Letters that anybody can have sent to any address, by filling in a form. */
const confirmations: LetterKind[] = [
  'inquiry-received',
  'consultation-requested',
  'order-received',
  'account-welcome',
];
/** More than one person sends in an hour, and few enough for a stranger. */
const mostAnHour = 5;
const hourMs = 60 * 60 * 1000;

/**
 * Whether an address may get one more confirmation. Until the transaction ends nobody else can ask for the same
 * address, so that many at once cannot slip through.
 */
export async function mayConfirm(manager: EntityManager, recipient: string): Promise<boolean> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`mail to ${recipient}`]);
  const createdAt = MoreThan(new Date(Date.now() - hourMs));
  const sent = await manager.countBy(OutboxMail, { recipient, kind: In(confirmations), createdAt });
  return sent < mostAnHour;
}
