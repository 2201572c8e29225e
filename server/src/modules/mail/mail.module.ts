import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TimelineSource } from '../../common/person-timeline/person-timeline.js';
import { MailTransportModule } from '../../integrations/mail/mail-transport.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { FailedMailsController } from './failed-mails.controller.js';
import { FailedMailsService } from './failed-mails.service.js';
import { MailCopies } from './mail-copies.service.js';
import { MailOutbox } from './mail-outbox.service.js';
import { MailQueue } from './mail-queue.js';
import { MailSender } from './mail-sender.js';
import { mailTimeline } from './mail-timeline.js';
import { OutboxMail } from './outbox-mail.entity.js';
import { RecordMails } from './record-mails.service.js';

export type { CalendarWords, LetterKind, Meeting, NoticeLetter, VisitorLetter } from './letter.js';
export { type MailContext, MailOutbox, type MailRequest } from './mail-outbox.service.js';
export { type MailsOfRecord, RecordMails } from './record-mails.service.js';
export { MailStatus } from './mail-status.enum.js';
export { MailSender } from './mail-sender.js';

/** Mails to visitors and staff: written with their record, sent beside the requests. */
@Module({
  imports: [TypeOrmModule.forFeature([OutboxMail]), MailTransportModule, NotificationsModule],
  controllers: [FailedMailsController],
  providers: [FailedMailsService, MailCopies, MailOutbox, MailQueue, MailSender, RecordMails],
  exports: [MailOutbox, MailSender, RecordMails],
})
@TimelineSource(mailTimeline)
export class MailModule {}
