import { afterOfficeTime, type OfficeHoursRow } from '../office-hours/office-hours.module.js';
import type { ContactInquiry } from './contact-inquiry.entity.js';
import { InquiryStatus } from './inquiry-status.enum.js';

/** What the site promises visitors: an answer within 24 hours, counted while the office is open. */
const promisedMs = 24 * 60 * 60 * 1000;

export function dueAfter(createdAt: Date, hours: OfficeHoursRow | undefined): Date {
  return afterOfficeTime(hours, createdAt, promisedMs);
}

/** Whether nobody has seen to it in time. The same in SQL, of a query whose inquiries are called `inquiry`. */
export function isLate({
  status,
  dueAt,
  isSpam,
}: Pick<ContactInquiry, 'status' | 'dueAt' | 'isSpam'>): boolean {
  return !isSpam && status === InquiryStatus.NEW && dueAt !== null && dueAt <= new Date();
}

export const isLateSql = `inquiry.status = '${InquiryStatus.NEW}' AND inquiry.dueAt <= now() AND NOT inquiry.isSpam`;

/** Whether it waits for its first answer, and there is still time. */
export const isWaitingSql = `inquiry.status = '${InquiryStatus.NEW}'
  AND (inquiry.dueAt > now() OR inquiry.dueAt IS NULL) AND NOT inquiry.isSpam`;
