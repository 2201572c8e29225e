import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { conflict } from '../../common/errors/api-exception.js';
import { type NotificationSubject, NotificationsService } from '../notifications/notifications.module.js';
import { mailNames } from './mail-names.js';
import { MailQueue } from './mail-queue.js';
import { MailStatus } from './mail-status.enum.js';
import { OutboxMail } from './outbox-mail.entity.js';

/** More than are written about any record within the time that mails are stored. */
const mostMails = 200;

/** What the outbox knows of the mails about a record. */
export interface MailsOfRecord {
  /** By message id. */
  statuses: Map<string, MailStatus>;
  failed: { id: number; name: string; recipient: string; reason: string | null }[];
}

/** The mails about one record, for the page that shows it. */
@Injectable()
export class RecordMails {
  constructor(
    @InjectRepository(OutboxMail) private readonly mails: Repository<OutboxMail>,
    private readonly queue: MailQueue,
    private readonly notifications: NotificationsService,
  ) {}

  /** The newest first. */
  async of(subject: NotificationSubject, id: number, manager = this.mails.manager): Promise<MailsOfRecord> {
    const mails = await manager
      .createQueryBuilder(OutboxMail, 'mail')
      .select(['mail.id', 'mail.messageId', 'mail.kind', 'mail.recipient', 'mail.status', 'mail.lastError'])
      .where(`mail.record->>'subject' = :subject AND (mail.record->>'id')::int = :id`, { subject, id })
      .orderBy('mail.id', 'DESC')
      .limit(mostMails)
      .getMany();
    return {
      statuses: new Map(mails.map(({ messageId, status }) => [messageId, status])),
      failed: mails
        .filter(({ status }) => status === MailStatus.FAILED)
        .map(({ id, kind, recipient, lastError }) => ({
          ...{ id, recipient, name: mailNames[kind], reason: lastError },
        })),
    };
  }

  /**
   * Puts the failed mails about a record back, as if they had just been written. Notifications of no other mail
   * are settled.
   * @returns how many @throws ApiException 409 where there is none
   */
  async retry(manager: EntityManager, subject: NotificationSubject, id: number): Promise<number> {
    await this.notifications.lockNotifications(manager);
    const { failed } = await this.of(subject, id, manager);
    if (failed.length === 0) throw conflict('There is no mail to send again.');
    const ids = failed.map((mail) => mail.id);
    const mails = await manager.find(OutboxMail, { select: { failureId: true }, where: { id: In(ids) } });
    await this.queue.retryMails(manager, { id: In(ids) });
    const failures = new Set(mails.map(({ failureId }) => failureId).filter((each) => each !== null));
    for (const failureId of failures) {
      if (await manager.existsBy(OutboxMail, { failureId, status: MailStatus.FAILED })) continue;
      await this.notifications.settle(manager, await this.notifications.lock(manager, failureId));
    }
    return ids.length;
  }
}
