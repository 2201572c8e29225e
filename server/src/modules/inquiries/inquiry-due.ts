import type { EntityManager } from 'typeorm';
import {
  afterOfficeTime,
  findOfficeHours,
  type OfficeHoursRow,
  promisedMs,
} from '../office-hours/office-hours.module.js';
import type { ContactInquiry } from './contact-inquiry.entity.js';
import { InquiryEntry, InquiryEntryType } from './inquiry-entry.entity.js';
import { InquiryStatus } from './inquiry-status.enum.js';

export function dueAfter(createdAt: Date, hours: OfficeHoursRow | undefined): Date {
  return afterOfficeTime(hours, createdAt, promisedMs);
}

/** By when an answer is promised to what its sender wrote last. */
export async function dueSinceLastMessage(
  manager: EntityManager,
  { id, createdAt }: Pick<ContactInquiry, 'id' | 'createdAt'>,
): Promise<Date> {
  const last = await manager.findOne(InquiryEntry, {
    select: { id: true, createdAt: true },
    where: { inquiryId: id, type: InquiryEntryType.MESSAGE },
    order: { createdAt: 'DESC' },
  });
  return dueAfter(last?.createdAt ?? createdAt, await findOfficeHours(manager));
}

type Waiting = Pick<ContactInquiry, 'status' | 'dueAt' | 'repliedAt' | 'isSpam' | 'mergedIntoId'>;

/** Whether nobody has seen to it in time. The same in SQL, of a query whose inquiries are called `inquiry`. */
export function isLate({ status, dueAt, repliedAt, isSpam, mergedIntoId }: Waiting): boolean {
  const isOpen = status === InquiryStatus.NEW || (status === InquiryStatus.CONVERTED && dueAt !== null);
  const isUnanswered = isOpen && repliedAt === null && !isSpam && mergedIntoId === null;
  return isUnanswered && dueAt !== null && dueAt <= new Date();
}

// On one line: TypeORM finds a property only where a space or the end follows it.
const isUnanswered = [
  // What became a project is due only where its client wrote again.
  `(inquiry.status = '${InquiryStatus.NEW}' OR inquiry.status = '${InquiryStatus.CONVERTED}' AND inquiry.dueAt IS NOT NULL )`,
  'inquiry.repliedAt IS NULL',
  'NOT inquiry.isSpam',
  'inquiry.mergedIntoId IS NULL',
].join(' AND ');

export const isLateSql = `${isUnanswered} AND inquiry.dueAt <= now()`;

/** Whether it waits for its first answer, and there is still time. */
export const isWaitingSql = `${isUnanswered} AND (inquiry.dueAt > now() OR inquiry.dueAt IS NULL)`;
