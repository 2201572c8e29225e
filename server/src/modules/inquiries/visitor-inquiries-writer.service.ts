import { Injectable } from '@nestjs/common';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { leadingPageIn } from '../visitors/visitors.module.js';
import { OneStatement } from '../../common/one-statement.js';
import { mostInAnHour, suspicionOf } from '../../common/suspicion.js';
import { newTrackingCode } from '../../common/tracking-code.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { ActivityService, ActivityVerb } from '../../content/content.module.js';
import { AttachmentsWriterService, type Sender } from '../attachments/attachments.module.js';
import { MailOutbox } from '../mail/mail.module.js';
import { NotificationsService } from '../notifications/notifications.module.js';
import { type OfficeHoursRow, selectOfficeHours } from '../office-hours/office-hours.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { SubmittedInquiryDto } from './dto/submitted-inquiry.dto.js';
import type { CreateContactInquiryDto } from './dto/create-contact-inquiry.dto.js';
import { dueAfter } from './inquiry-due.js';
import { newInquiryMails, newInquiryNews } from './inquiry-mails.js';
import { InquiryStatus } from './inquiry-status.enum.js';

/** What this depends on comes with the statement that stores it, so it is known only afterwards. */
const setDue = `UPDATE contact_inquiries SET due_at = $2::timestamptz,
    suspicion = $3::text, is_spam = $3::text IS NOT NULL WHERE id = $1::integer RETURNING id`;

/** How many came from an address within the last hour; to be queried with the one that comes. */
const selectRecent = `SELECT count(*)::int AS recent FROM (
  SELECT FROM contact_inquiries WHERE email = $1 AND created_at > now() - interval '1 hour' LIMIT ${mostInAnHour}
) AS few`;

/** What visitors send: inquiries. */
@Injectable()
export class VisitorInquiriesWriterService {
  constructor(
    private readonly activity: ActivityService,
    private readonly mails: MailOutbox,
    private readonly notifications: NotificationsService,
    private readonly attachments: AttachmentsWriterService,
  ) {}

  /** Files an inquiry. What looks like spam is filed too, without mails. */
  submit(
    { name, cameFrom, website, secondsShown, ...message }: CreateContactInquiryDto,
    language: SiteLanguage,
    sender: Sender,
    request?: RequestIdentity,
  ): Promise<SubmittedInquiryDto> {
    return this.attachments.file<ContactInquiry, SubmittedInquiryDto>(sender, request, (attach) => ({
      target: ContactInquiry,
      answer: (filed) => SubmittedInquiryDto.from(filed),
      file: async (manager, last, submission) => {
        const { phone = null, projectType = null, ...rest } = message;
        const sent = { ...rest, phone, projectType, fullName: name, cameFrom: leadingPageIn(cameFrom) };
        const values = { ...sent, status: InquiryStatus.NEW, language, referenceCode: newTrackingCode() };
        const first = new OneStatement(manager);
        const stored = first.insert(
          ContactInquiry,
          { ...values, ...submission },
          { returns: ['id', 'createdAt'] },
        );
        const desk = this.mails.open(first, values.email);
        const hours = first.add<OfficeHoursRow>(selectOfficeHours);
        const before = first.add<{ recent: number }>(selectRecent, [values.email]);
        await first.send();
        const inquiry = { ...values, ...stored()[0]! };
        const { id } = inquiry;
        const recent = before()[0]!.recent;
        const suspicion = suspicionOf({ website, secondsShown, recent });
        attach(last, RecordKind.INQUIRY, id);
        last.add(setDue, [id, dueAfter(inquiry.createdAt, hours()[0]), suspicion]);
        this.activity.note(last, {
          subject: RecordKind.INQUIRY,
          verb: ActivityVerb.CREATED,
          id,
          title: `${inquiry.fullName}, ${inquiry.subject}`,
        });
        if (!suspicion) {
          this.mails.write(last, desk, newInquiryMails(inquiry, sender.files.length));
          this.notifications.notify(last, newInquiryNews(inquiry));
        }
        return SubmittedInquiryDto.from(inquiry);
      },
    }));
  }
}
