import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { validationError } from '../../common/errors/api-exception.js';
import { pick } from '../../common/fields/dto-types.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { insertRow } from '../../common/insert-row.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { PreparedStatement } from '../../common/prepared-statement.js';
import { RecordKind } from '../../common/record-kind.js';
import { newTrackingCode } from '../../common/text/tracking-code.js';
import { mostInAnHour, suspicionOf } from '../../common/validation/suspicion.js';
import { ActivityService, ActivityVerb } from '../../content/content.module.js';
import { AttachmentsWriterService, type Sender } from '../attachments/attachments.module.js';
import { MailOutbox } from '../mail/mail.module.js';
import { NotificationsService } from '../notifications/notifications.module.js';
import { type OfficeHoursRow, selectOfficeHours } from '../office-hours/office-hours.module.js';
import { Project } from '../projects/projects.module.js';
import { leadingPageIn } from '../visitors/visitors.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { type CreateContactInquiryDto, SubmittedInquiryDto } from './dto/create-contact-inquiry.dto.js';
import type { InquiryProjectDto } from './dto/inquiry-project.dto.js';
import { dueAfter } from './inquiry-due.js';
import { newInquiryMails, notifiedInquiry } from './inquiry-mails.js';
import { InquiryStatus } from './inquiry-status.enum.js';
import { inquiryTexts } from './inquiry-texts.js';

interface Before {
  id: number;
  createdAt: Date;
  /** How many came from the address ($1) within the last hour. */
  recent: number;
  hours: OfficeHoursRow | null;
}

/** What there is to know before an inquiry is stored, so that it is written once. */
const selectBefore = new PreparedStatement<Before>(
  'before an inquiry',
  `SELECT nextval('contact_inquiries_id_seq')::int AS id, now() AS "createdAt",
    (SELECT count(*)::int FROM (
      SELECT FROM contact_inquiries WHERE email = $1 AND created_at > now() - interval '1 hour'
      LIMIT ${mostInAnHour}
    ) AS few) AS recent,
    (SELECT row_to_json(hours) FROM (${selectOfficeHours}) AS hours) AS hours`,
);

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
      file: async (manager, submission) => {
        const { phone = null, projectType = null, projectIds = [], ...rest } = message;
        const [projects, mailContext, [before]] = await Promise.all([
          findPublic(manager, projectIds),
          this.mails.open(manager, {
            limited: { email: rest.email, kind: 'inquiry-received' },
            tellsStaff: true,
          }),
          selectBefore.run(manager, [rest.email]),
        ]);
        const { id, createdAt, recent, hours } = before!;
        const suspicion = suspicionOf({ website, secondsShown, recent });
        const inquiry = {
          ...{
            ...rest,
            id,
            createdAt,
            phone,
            projectType,
            projects,
            fullName: name,
            cameFrom: leadingPageIn(cameFrom),
          },
          ...{ status: InquiryStatus.NEW, language, referenceCode: newTrackingCode() },
          ...{ dueAt: dueAfter(createdAt, hours ?? undefined), suspicion, isSpam: suspicion !== null },
        };
        const { createdAt: _, ...values } = inquiry;
        const mails = suspicion ? null : await newInquiryMails(manager, inquiry, sender.files.length);
        await Promise.all([
          insertRow(manager, ContactInquiry, { ...values, ...submission }),
          attach(manager, RecordKind.INQUIRY, id),
          this.activity.note(manager, {
            subject: RecordKind.INQUIRY,
            verb: ActivityVerb.CREATED,
            id,
            title: `${inquiry.fullName}, ${inquiry.subject}`,
          }),
          mails && this.mails.write(manager, mailContext, mails),
          !suspicion && this.notifications.add(manager, notifiedInquiry(inquiry)),
        ]);
        return SubmittedInquiryDto.from(inquiry);
      },
    }));
  }
}

/** @throws ApiException 400 where one of them is not public */
async function findPublic(manager: EntityManager, ids: number[]): Promise<InquiryProjectDto[]> {
  if (ids.length === 0) return [];
  const where = { id: In(ids), isPublic: true };
  const found = await manager.find(Project, { select: { id: true, title: true, slug: true }, where });
  if (found.length < ids.length)
    throw validationError([{ field: 'projectIds', message: inquiryTexts.projectsGone }]);
  return ids.map((id) =>
    pick(
      found.find((each) => each.id === id)!,
      ['id', 'title', 'slug'],
    ),
  );
}
