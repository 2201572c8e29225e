import { textLimits } from '../../common/text-limits.js';
import { oneLine } from '../../common/text/one-line.js';
import type { Notification } from './notification.entity.js';
import { NotificationEvent, NotificationSubject, NotificationType } from './notification.enums.js';

const { INQUIRY, CONSULTATION, ORDER, USER, BACKUP, TEAM_MEMBER, SETTINGS } = NotificationSubject;

/** What happened, in the language of the back office. */
const titles: Partial<Record<NotificationSubject, string>> = {
  [INQUIRY]: 'New contact inquiry',
  [CONSULTATION]: 'New consultation request',
  [ORDER]: 'New design order',
  [USER]: 'New user sign-up',
  [BACKUP]: 'Backup failed',
};

const eventTitles: Record<NotificationEvent, string> = {
  [NotificationEvent.LATE]: 'Inquiry is late',
  [NotificationEvent.WROTE_AGAIN]: 'Further message to an inquiry',
  [NotificationEvent.MOVED]: 'Consultation moved by the client',
  [NotificationEvent.CALLED_OFF]: 'Consultation cancelled by the client',
  [NotificationEvent.PAYMENT_SUBMITTED]: 'Payment reference to check',
  [NotificationEvent.CHANGE_REQUESTED]: 'Change request to quote',
  [NotificationEvent.CHANGE_ACCEPTED]: 'Quote for a change accepted',
  [NotificationEvent.CHANGE_REFUSED]: 'Change request withdrawn',
  [NotificationEvent.EXPIRES]: 'Expires soon',
  [NotificationEvent.SPACE_LOW]: 'Little room for files',
  [NotificationEvent.BACKUP_TOO_OLD]: 'No recent backup',
  [NotificationEvent.DISK_LOW]: 'Disk nearly full',
};

/** Where the back office lists such records. */
export const backOfficeLists: Record<NotificationSubject, string> = {
  [INQUIRY]: '/admin/contacts',
  [CONSULTATION]: '/admin/consultations',
  [ORDER]: '/admin/orders',
  [USER]: '/admin/users',
  [BACKUP]: '/admin/backups',
  [TEAM_MEMBER]: '/admin/team',
  [SETTINGS]: '/admin/settings',
};

/** Characters of a record's name beside what failed, which needs space too. */
const longestRecordName = 120;

/** A record that staff should know of. */
export interface NotifiedRecord {
  subject: NotificationSubject;
  /** Of the record. */
  id: number;
  /** Whose it is. */
  name: string;
  /** What it is about. */
  about: string;
  /** Where the record was not just made. */
  event?: NotificationEvent;
  /** Where it is not the record, but that a mail about it did not arrive. */
  failedMail?: FailedMail;
}

export interface FailedMail {
  /** Which one, as it starts a sentence: "Order confirmation". */
  name: string;
  recipient: string;
  /** What became of it and why, as it ends the sentence: "was refused: 550 No such user". */
  outcome: string;
  /** How many more are not handled yet; one notification is about all. */
  others: number;
}

export type WrittenNotification = Pick<
  Notification,
  'title' | 'message' | 'type' | 'subject' | 'subjectId' | 'failedMails' | 'actionUrl'
>;

/** What staff read of it. */
export function writeNotification({
  subject,
  event,
  id,
  name,
  about,
  failedMail,
}: NotifiedRecord): WrittenNotification {
  const record = `${name}: ${about}`;
  return {
    title: failedMail ? failureTitle(failedMail) : titleOf(subject, event),
    message: failedMail ? failureText(failedMail, record) : record,
    type:
      failedMail ||
      event === NotificationEvent.LATE ||
      event === NotificationEvent.EXPIRES ||
      event === NotificationEvent.SPACE_LOW ||
      subject === BACKUP
        ? NotificationType.WARNING
        : NotificationType.INFO,
    subject,
    subjectId: id,
    failedMails: failedMail ? failedMail.others + 1 : 0,
    actionUrl: `${backOfficeLists[subject]}${addressOf({ subject, event, id, about })}`,
  };
}

/** What staff read first of a notification that is not about mails. */
export function titleOf(subject: NotificationSubject, event?: NotificationEvent): string {
  return event ? eventTitles[event] : titles[subject]!;
}

/** Which of the list it is. */
function addressOf({
  subject,
  event,
  id,
  about,
}: Pick<NotifiedRecord, 'subject' | 'event' | 'id' | 'about'>): string {
  if (event === NotificationEvent.SPACE_LOW) return '';
  if (subject === BACKUP) return '';
  if (subject === TEAM_MEMBER) return `/new?id=${id}`;
  if (subject === SETTINGS) return '#firm';
  return subject === USER ? `?search=${encodeURIComponent(about)}` : `?view=${id}`;
}

function failureTitle({ others }: FailedMail): string {
  return others === 0 ? 'Mail could not be delivered' : `${others + 1} mails could not be delivered`;
}

/** Of several the last one. */
function failureText({ name, recipient, outcome, others }: FailedMail, record: string): string {
  const rest = others === 0 ? '' : ` (and ${others} more)`;
  const text = `${name} to ${recipient} (${oneLine(record, longestRecordName)}) ${outcome}`;
  return oneLine(text, textLimits.short - rest.length) + rest;
}
