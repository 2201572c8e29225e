import type { EntityManager } from 'typeorm';
import { Consultation } from '../modules/consultations/consultation.entity.js';
import { ContactInquiry } from '../modules/inquiries/contact-inquiry.entity.js';
import { Notification } from '../modules/notifications/notification.entity.js';
import { NewsEvent } from '../modules/notifications/news-event.enum.js';
import { NotificationSubject } from '../modules/notifications/notification-subject.enum.js';
import { UnreadNotification } from '../modules/notifications/unread-notification.entity.js';
import { type News, writeNotification } from '../modules/notifications/write-notification.js';
import { OrderChangeRequest } from '../modules/orders/order-change-request.entity.js';
import { DesignOrder } from '../modules/orders/design-order.entity.js';
import { User, UserRole } from '../modules/accounts/accounts.module.js';

type DatedNews = News & { createdAt: Date };

const { INQUIRY, CONSULTATION, ORDER, USER } = NotificationSubject;

/**
 * Leaves the notifications that the demo records would have made.
 * @param since when the first of them came
 * @param readUntil when the administrator, if there is one, last read them
 */
export async function notifyOfDemoRecords(
  manager: EntityManager,
  { since, readUntil }: { since: Date; readUntil: Date },
): Promise<void> {
  const news = (await newsOfDemoRecords(manager))
    .filter(({ createdAt }) => createdAt >= since)
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const { identifiers } = await manager.insert(
    Notification,
    news.map((each) => ({ ...writeNotification(each), createdAt: each.createdAt })),
  );
  const unreadIds = identifiers
    .map(({ id }) => id as number)
    .filter((_, index) => news[index]!.createdAt > readUntil);
  const administrators = await manager.findBy(User, { role: UserRole.ADMIN });
  await manager.insert(
    UnreadNotification,
    administrators.flatMap(({ id: userId }) =>
      unreadIds.map((notificationId) => ({ userId, notificationId })),
    ),
  );
}

async function newsOfDemoRecords(manager: EntityManager): Promise<DatedNews[]> {
  const inquiries = await manager.find(ContactInquiry);
  const consultations = await manager.find(Consultation);
  const orders = await manager.find(DesignOrder, { relations: { project: true } });
  const changes = await manager.find(OrderChangeRequest, { relations: { order: { project: true } } });
  const users = await manager.findBy(User, { role: UserRole.USER });
  return [
    ...inquiries.map(({ id, fullName, subject, createdAt }) => ({
      subject: INQUIRY,
      id,
      name: fullName,
      about: subject,
      createdAt,
    })),
    ...consultations.map(({ id, clientName, topic, createdAt }) => ({
      subject: CONSULTATION,
      id,
      name: clientName,
      about: topic,
      createdAt,
    })),
    ...orders.map(({ id, name, project, createdAt }) => ({
      subject: ORDER,
      id,
      name,
      about: project.title,
      createdAt,
    })),
    ...changes.map(({ order: { id, name, project }, createdAt }) => ({
      subject: ORDER,
      event: NewsEvent.CHANGE_REQUESTED,
      id,
      name,
      about: project.title,
      createdAt,
    })),
    ...users.map(({ id, name, email, createdAt }) => ({ subject: USER, id, name, about: email, createdAt })),
  ];
}
