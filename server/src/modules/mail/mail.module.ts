import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TimelineSource } from '../../common/person-timeline/person-timeline.js';
import { MailTransportModule } from '../../integrations/mail/mail-transport.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { FailedMailsController } from './failed-mails.controller.js';
import { FailedMailsService } from './failed-mails.service.js';
import type { StaffLetter } from './letters/letter.js';
import { MailCopies } from './mail-copies.service.js';
import { MailOutbox } from './mail-outbox.service.js';
import { MailQueue } from './mail-queue.js';
import { MailSender } from './mail-sender.js';
import { OutboxMail } from './outbox-mail.entity.js';
import { RecordMails } from './record-mails.service.js';

export type { CalendarWords, LetterKind, Meeting, NoticeLetter, VisitorLetter } from './letters/letter.js';
export { type MailContext, MailOutbox, type MailRequest } from './mail-outbox.service.js';
export { type MailsOfRecord, RecordMails } from './record-mails.service.js';
export { MailStatus } from './mail-status.enum.js';
export { MailSender } from './mail-sender.js';

/** Letters that go to the firm and not to the person. */
const toStaff = Object.keys({
  'new-inquiry': true,
  'inquiry-message': true,
  'new-consultation': true,
  'consultation-moved': true,
  'consultation-called-off': true,
  'new-order': true,
  'new-account': true,
} satisfies Record<StaffLetter['kind'], true>);

/** Mails to a person in the time of that person, with what became of each. */
const mailTimeline = `
  SELECT coalesce(sent_at, created_at) AS at, 'MAIL' AS what, record->>'subject' AS kind,
    (record->>'id')::int AS record_id, subject::text AS title, recipient::text AS body, status::text AS state,
    NULL::integer AS actor_id
  FROM outbox_mails
  WHERE (${about('inquiry', 1)} OR ${about('consultation', 2)} OR ${about('order', 3)})
    AND kind NOT IN (${toStaff.map((kind) => `'${kind}'`).join(', ')})`;

function about(subject: string, parameter: number): string {
  return `(record->>'subject' = '${subject}' AND (record->>'id')::int = ANY ($${parameter}))`;
}

/** Mails to visitors and staff: written with their record, sent beside the requests. */
@Module({
  imports: [TypeOrmModule.forFeature([OutboxMail]), MailTransportModule, NotificationsModule],
  controllers: [FailedMailsController],
  providers: [FailedMailsService, MailCopies, MailOutbox, MailQueue, MailSender, RecordMails],
  exports: [MailOutbox, MailSender, RecordMails],
})
@TimelineSource(mailTimeline)
export class MailModule {}
