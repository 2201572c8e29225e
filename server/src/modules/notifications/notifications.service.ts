import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, LessThan, Repository } from 'typeorm';
import { afterCommit } from '../../common/after-commit.js';
import { type Erased, EraseStep, refreshStatistics } from '../../common/erasure/erasure.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { removeOld } from '../../common/jobs/remove-old.js';
import { lockUntilCommit } from '../../common/lock-until-commit.js';
import { PreparedStatement } from '../../common/prepared-statement.js';
import { loadForChange } from '../../common/versioning.js';
import { LiveEvents } from '../../integrations/redis/live-events.js';
import { selectActiveOffice } from '../accounts/accounts.module.js';
import { NotificationDto } from './dto/notification.dto.js';
import { rolesFor } from './notification-readers.js';
import { notificationTexts } from './notification-texts.js';
import { Notification } from './notification.entity.js';
import type { NotificationEvent, NotificationSubject } from './notification.enums.js';
import { UnreadNotification } from './unread-notification.entity.js';
import { type NotifiedRecord, titleOf, writeNotification } from './write-notification.js';

const retention = '90 days';
/** Of the messages that there are new ones. */
export const liveTopic = 'notifications';

/** Keeps the order in which transactions add and withdraw notifications. */
const lockName = 'notifications';

const isUnreadByAny = `EXISTS (SELECT FROM unread_notifications
  WHERE unread_notifications.notification_id = notification.id)`;

/** Adds and withdraws what staff should know of; they read it in `NotificationInboxService`. */
@Injectable()
export class NotificationsService {
  constructor(
    @InjectRepository(Notification) private readonly notifications: Repository<Notification>,
    private readonly live: LiveEvents,
  ) {}

  @CleanupJob('old notifications')
  removeOld(): Promise<void> {
    return removeOld(this.notifications, `created_at < now() - interval '${retention}'`);
  }

  /**
   * Notifies of a record, or of a mail about it, in the transaction of what happened, as its last part: from here on
   * other such transactions wait for this one, so that ids become visible in their order and a stream that goes by
   * them misses none.
   * @param madeBy the account that made it and needs no notification
   * @returns the notification's id
   */
  async add(manager: EntityManager, record: NotifiedRecord, madeBy?: number): Promise<number> {
    const { title, message, type, subject, subjectId, failedMails, actionUrl } = writeNotification(record);
    afterCommit(manager, 'Open pages are notified later', () => this.live.publish(liveTopic));
    const [notice] = await insertNotification.run(manager, [
      ...[title, message, type, subject, subjectId, failedMails, actionUrl],
      ...[madeBy ?? null, rolesFor(subject)],
    ]);
    return notice!.id;
  }

  /**
   * The notification of failed mails that another failure joins: not a day old, and somebody has yet to see to it. It
   * stays the only one until the transaction ends.
   */
  async findOpenFailure(manager: EntityManager): Promise<number | undefined> {
    await this.lockNotifications(manager);
    const open = await manager
      .createQueryBuilder(Notification, 'notification')
      .select('notification.id')
      .where('notification.failedMails > 0 AND notification.sentAgainAt IS NULL')
      .andWhere(`notification.createdAt > now() - interval '1 day'`)
      .andWhere(isUnreadByAny)
      .orderBy('notification.id', 'DESC')
      .limit(1)
      .getOne();
    return open?.id;
  }

  /** From here until the transaction ends nobody else adds or withdraws one. */
  async lockNotifications(manager: EntityManager): Promise<void> {
    await lockUntilCommit(manager, lockName);
  }

  /** Whether there is this one already, to the letter. Call it after `lockNotifications`. */
  isThere(manager: EntityManager, record: NotifiedRecord): Promise<boolean> {
    const { subject, subjectId, message } = writeNotification(record);
    return manager.existsBy(Notification, { subject, subjectId, message });
  }

  /** Whether there is any of an event, with any text. Call it after `lockNotifications`. */
  isAnyThere(
    manager: EntityManager,
    subject: NotificationSubject,
    event: NotificationEvent,
  ): Promise<boolean> {
    return manager.existsBy(Notification, { subject, title: titleOf(subject, event) });
  }

  /** Takes back those of an event, because what they say is no longer so. */
  async withdrawAll(
    manager: EntityManager,
    subject: NotificationSubject,
    event: NotificationEvent,
  ): Promise<void> {
    await manager.delete(Notification, { subject, title: titleOf(subject, event) });
  }

  /** Takes back one that another one has taken the place of. */
  async withdraw(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(Notification, id);
  }

  /**
   * A notification, locked until the transaction ends. In turn with transactions that add or withdraw one, so that they
   * never wait for each other. @throws ApiException 404
   */
  async lock(manager: EntityManager, id: number): Promise<Notification> {
    await this.lockNotifications(manager);
    return loadForChange(manager, Notification, id, notificationTexts.notFound);
  }

  /** Records that its mails were sent again; nobody has to read it any more. */
  async settle(manager: EntityManager, notification: Notification): Promise<NotificationDto> {
    const sentAgainAt = new Date();
    await manager.update(Notification, notification.id, { sentAgainAt });
    await manager.delete(UnreadNotification, { notificationId: notification.id });
    return NotificationDto.from({ ...notification, sentAgainAt }, true);
  }

  /** Last, because a mail that is just failing adds its notification before it unlocks its row. */
  @EraseStep('last')
  async erase(manager: EntityManager, { subject, ids, person }: Erased): Promise<void> {
    const about = { subject: subject as NotificationSubject, subjectId: In(ids) };
    await manager.delete(Notification, { ...about, failedMails: LessThan(2) });
    // Its other mails can still be sent again.
    const message = person
      ? 'The personal data of the last one was deleted.'
      : 'The record of the last one was deleted for good.';
    await manager.update(Notification, about, { message, actionUrl: '/admin/notifications' });
    if (person) refreshStatistics(manager, Notification);
  }
}

/** The id is taken once the lock of `lockNotifications` is there. */
const insertNotification = new PreparedStatement<{ id: number }>(
  'insert notification',
  `WITH notice AS (
    INSERT INTO notifications (title, message, type, subject, subject_id, failed_mails, action_url)
    SELECT $1, $2, $3, $4, $5, $6, $7 FROM pg_advisory_xact_lock(hashtext('${lockName}')) AS turn RETURNING id
  ), unread AS (
    INSERT INTO unread_notifications (user_id, notification_id)
    SELECT reader.id, notice.id FROM notice, (${selectActiveOffice}) AS reader
    WHERE reader.id IS DISTINCT FROM $8::integer AND reader.role = ANY ($9)
  )
  SELECT id FROM notice`,
);
