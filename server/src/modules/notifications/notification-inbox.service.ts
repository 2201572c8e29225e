import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, Repository } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { notFound } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { findPage } from '../../common/pagination/page.js';
import {
  type ListNotificationsQuery,
  NotificationDto,
  type NotificationPage,
} from './dto/notification.dto.js';
import { forAdmins, seesSubject } from './notification-readers.js';
import { notificationTexts } from './notification-texts.js';
import { Notification } from './notification.entity.js';
import { NotificationSubject } from './notification.enums.js';
import { UnreadNotification } from './unread-notification.entity.js';

const isUnread = `EXISTS (SELECT FROM unread_notifications
  WHERE unread_notifications.notification_id = notification.id AND unread_notifications.user_id = :userId)`;

/** Notifications as staff read them, each for themselves. */
@Injectable()
export class NotificationInboxService {
  constructor(
    @InjectRepository(Notification) private readonly notifications: Repository<Notification>,
    @InjectRepository(UnreadNotification) private readonly unread: Repository<UnreadNotification>,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** A page of those that a reader may see, newest first. */
  async list(
    { userId, role }: Pick<Caller, 'userId' | 'role'>,
    { unread, ...query }: ListNotificationsQuery,
  ): Promise<NotificationPage> {
    const builder = this.notifications.createQueryBuilder('notification');
    const unreadCount = await this.countUnread({ userId, role });
    if (unread !== undefined) builder.where(unread ? isUnread : `NOT ${isUnread}`, { userId });
    if (!seesSubject(role, NotificationSubject.USER))
      builder.andWhere('notification.subject NOT IN (:...forAdmins)', { forAdmins });
    const itself = (notification: Notification) => notification;
    const page = await findPage(builder, query, 'notification.createdAt', itself);
    const unreadOnes = await this.findUnread(page.data, [userId]);
    return {
      data: page.data.map((each) => NotificationDto.from(each, !unreadOnes.has(userId, each.id))),
      pagination: page.pagination,
      unreadCount,
    };
  }

  async markRead(id: number, { userId, role }: Pick<Caller, 'userId' | 'role'>): Promise<NotificationDto> {
    const notification = await this.notifications.findOneBy({ id });
    if (!notification || !seesSubject(role, notification.subject)) throw notFound(notificationTexts.notFound);
    await this.unread.delete({ userId, notificationId: id });
    return NotificationDto.from(notification, true);
  }

  /** @returns how many are unread now: none, but for one that came in this moment */
  markAllRead(userId: number, request?: RequestIdentity): Promise<number> {
    return this.idempotency.runOnce(request, async (manager) => {
      await manager.delete(UnreadNotification, { userId });
      return manager.countBy(UnreadNotification, { userId });
    });
  }

  /** Of those that a reader may see: a role may have been another one when they were added. */
  countUnread({ userId, role }: Pick<Caller, 'userId' | 'role'>): Promise<number> {
    if (seesSubject(role, NotificationSubject.USER)) return this.unread.countBy({ userId });
    return this.notifications
      .createQueryBuilder('notification')
      .where(isUnread, { userId })
      .andWhere('notification.subject NOT IN (:...forAdmins)', { forAdmins })
      .getCount();
  }

  /** Which of some notifications some accounts have not read. */
  async findUnread(notifications: { id: number }[], userIds: number[]): Promise<UnreadOnes> {
    const notificationId = In(notifications.map(({ id }) => id));
    return new UnreadOnes(await this.unread.findBy({ userId: In(userIds), notificationId }));
  }

  /** Those that came after one of them, oldest first. */
  findAfter(id: number, limit: number): Promise<Notification[]> {
    return this.notifications.find({
      where: { id: MoreThan(id) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** The id of the newest; 0 where there is none. */
  async findLatestId(): Promise<number> {
    return (await this.notifications.maximum('id')) ?? 0;
  }
}

/** Who has not read what. */
export class UnreadOnes {
  private readonly keys: Set<string>;

  constructor(rows: UnreadNotification[]) {
    this.keys = new Set(rows.map(({ userId, notificationId }) => `${userId}/${notificationId}`));
  }

  has(userId: number, notificationId: number): boolean {
    return this.keys.has(`${userId}/${notificationId}`);
  }
}
