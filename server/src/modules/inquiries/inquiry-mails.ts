import type { EntityManager } from 'typeorm';
import { RecordKind } from '../../common/record-kind.js';
import { textIn } from '../../content/content.module.js';
import type { MailRequest } from '../mail/mail.module.js';
import { type NotifiedRecord, NotificationSubject } from '../notifications/notifications.module.js';
import type { ContactInquiry } from './contact-inquiry.entity.js';

type InquirySummary = Pick<
  ContactInquiry,
  | 'id'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'subject'
  | 'message'
  | 'projectType'
  | 'projects'
  | 'language'
  | 'referenceCode'
  | 'dueAt'
>;

/** The mail to staff about a new inquiry. */
export function notifiedInquiry({ id, fullName: name, subject: about }: InquirySummary): NotifiedRecord {
  return { subject: NotificationSubject.INQUIRY, id, name, about };
}

/** What is written because of it. @param files how many came with it */
export async function newInquiryMails(
  manager: EntityManager,
  inquiry: InquirySummary,
  files?: number,
): Promise<MailRequest> {
  const { fullName: name, email, phone, language, subject, message, projectType, referenceCode } = inquiry;
  const projects = inquiry.projects.map(({ title }) => title);
  const translated = await Promise.all(
    inquiry.projects.map((project) => textIn(manager, language, RecordKind.PROJECT, project, 'title')),
  );
  return {
    record: notifiedInquiry(inquiry),
    visitor: { name, email, phone, language },
    toVisitor: { kind: 'inquiry-received', code: referenceCode, projects: translated, dueAt: inquiry.dueAt },
    toStaff: { kind: 'new-inquiry', subject, message, projectType, projects, files },
  };
}
