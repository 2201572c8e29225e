import type { Occasion } from '../mail/mail.module.js';
import { type NotifiedRecord, NotificationSubject } from '../notifications/notifications.module.js';
import type { ContactInquiry } from './contact-inquiry.entity.js';

type InquirySummary = Pick<
  ContactInquiry,
  'id' | 'fullName' | 'email' | 'phone' | 'subject' | 'message' | 'projectType' | 'language' | 'referenceCode'
>;

/** The mail to staff about a new inquiry. */
export function notifiedInquiry({ id, fullName: name, subject: about }: InquirySummary): NotifiedRecord {
  return { subject: NotificationSubject.INQUIRY, id, name, about };
}

/** What is written because of it. @param files how many came with it */
export function newInquiryMails(inquiry: InquirySummary, files?: number): Occasion {
  const { fullName: name, email, phone, language, subject, message, projectType, referenceCode } = inquiry;
  return {
    record: notifiedInquiry(inquiry),
    visitor: { name, email, phone, language },
    toVisitor: { kind: 'inquiry-received', code: referenceCode },
    toStaff: { kind: 'new-inquiry', subject, message, projectType, files },
  };
}
