import type { EntityManager } from 'typeorm';
import { RecordKind } from '../../common/record-kind.js';
import { textIn } from '../../content/content.module.js';
import type { LetterKind, MailOutbox, VisitorLetter } from '../mail/mail.module.js';
import { NotificationSubject } from '../notifications/notifications.module.js';
import { type DesignOrder, totalOf } from './design-order.entity.js';

/** What every letter about an order says. */
export interface LetterFacts {
  project: string;
  /** Whole ETB that is paid with the order; null before there is a price. */
  price: number | null;
  trackingCode: string;
}

/**
 * Leaves a letter to the buyer of an order in the transaction; one of the same kinds that still waits to be sent is
 * taken back, because what it says is no longer so.
 * @param order with its project
 */
export async function writeToBuyer(
  mails: MailOutbox,
  manager: EntityManager,
  order: DesignOrder,
  letter: (facts: LetterFacts) => VisitorLetter,
  replaces: LetterKind[] = [],
): Promise<void> {
  const { id, name, email, phone, language, trackingCode, project } = order;
  const said = await textIn(manager, language, RecordKind.PROJECT, project, 'title');
  const record = { subject: NotificationSubject.ORDER, id, name, about: project.title };
  for (const kind of replaces) await mails.withdraw(manager, kind, record);
  await mails.add(manager, {
    record,
    visitor: { name, email, phone, language },
    toVisitor: letter({ project: said, price: totalOf(order), trackingCode }),
  });
}
