import { afterOfficeTime, type OfficeHoursRow } from '../office-hours/office-hours.module.js';
import type { ContactInquiry } from './contact-inquiry.entity.js';
import { InquiryStatus } from './inquiry-status.enum.js';

/** What the site promises visitors: an answer within 24 hours, counted while the office is open. */
const promisedMs = 24 * 60 * 60 * 1000;

export function dueAfter(createdAt: Date, hours: OfficeHoursRow | undefined): Date {
  return afterOfficeTime(hours, createdAt, promisedMs);
}

type Waiting = Pick<ContactInquiry, 'status' | 'dueAt' | 'repliedAt' | 'isSpam' | 'mergedIntoId'>;

/** Whether nobody has seen to it in time. The same in SQL, of a query whose inquiries are called `inquiry`. */
export function isLate({ status, dueAt, repliedAt, isSpam, mergedIntoId }: Waiting): boolean {
  const isUnanswered = status === InquiryStatus.NEW && repliedAt === null && !isSpam && mergedIntoId === null;
  return isUnanswered && dueAt !== null && dueAt <= new Date();
}

// On one line: TypeORM finds a property only where a space or the end follows it.
const isUnanswered = [
  `inquiry.status = '${InquiryStatus.NEW}'`,
  'inquiry.repliedAt IS NULL',
  'NOT inquiry.isSpam',
  'inquiry.mergedIntoId IS NULL',
].join(' AND ');

export const isLateSql = `${isUnanswered} AND inquiry.dueAt <= now()`;

/** Whether it waits for its first answer, and there is still time. */
export const isWaitingSql = `${isUnanswered} AND (inquiry.dueAt > now() OR inquiry.dueAt IS NULL)`;
