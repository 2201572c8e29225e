import { Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../accounts/accounts.module.js';
import { Notification } from './notification.entity.js';

/**
 * That an administrator has not read a notification yet; reading removes the row. So counting what is unread
 * counts rows of one account, and a new administrator starts with nothing unread.
 */
@Entity('unread_notifications')
@Index(['notificationId'])
export class UnreadNotification {
  @PrimaryColumn({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: User;

  @PrimaryColumn({ type: 'integer' })
  notificationId: number;

  @ManyToOne(() => Notification, { onDelete: 'CASCADE' })
  notification: Notification;
}
