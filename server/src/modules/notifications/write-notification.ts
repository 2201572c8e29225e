import { backOfficeLists } from '../../common/back-office.js';
import type { Notification } from './notification.entity.js';
import { NotificationSubject } from './notification-subject.enum.js';

const { INQUIRY, CONSULTATION, ORDER, USER } = NotificationSubject;

/** What happened, in the language of the back office. */
const titles: Record<NotificationSubject, string> = {
  [INQUIRY]: 'New contact inquiry',
  [CONSULTATION]: 'New consultation request',
  [ORDER]: 'New design order',
  [USER]: 'New user sign-up',
};

const lists: Record<NotificationSubject, string> = {
  [INQUIRY]: backOfficeLists.inquiries,
  [CONSULTATION]: backOfficeLists.consultations,
  [ORDER]: backOfficeLists.orders,
  [USER]: backOfficeLists.users,
};

/** A record that staff should know of. */
export interface News {
  subject: NotificationSubject;
  /** Of the record. */
  id: number;
  /** Whose it is. */
  name: string;
  /** What it is about. */
  about: string;
}

export type WrittenNotification = Pick<
  Notification,
  'title' | 'message' | 'subject' | 'subjectId' | 'actionUrl'
>;

/** What staff read of it. */
export function writeNotification({ subject, id, name, about }: News): WrittenNotification {
  return {
    title: titles[subject],
    message: `${name}: ${about}`,
    subject,
    subjectId: id,
    actionUrl: `${lists[subject]}?${subject === USER ? `search=${encodeURIComponent(about)}` : `view=${id}`}`,
  };
}
