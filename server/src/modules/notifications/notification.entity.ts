import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { EnumColumn, TextColumn, TimeColumn } from '../../common/database-columns.js';
import { textLimits } from '../../common/text-limits.js';
import { NotificationSubject, NotificationType } from './notification.enums.js';

/** Something that staff should know of, such as a new inquiry. Changed only when its mails are sent again. */
@Entity('notifications')
@Index(['createdAt'])
@Index(['subject', 'subjectId'])
export class Notification {
  /** In the order of the commits: a client that has seen one has seen all with a smaller id. */
  @PrimaryGeneratedColumn('identity')
  id: number;

  @TextColumn(textLimits.title)
  title: string;

  @TextColumn(textLimits.short)
  message: string;

  @EnumColumn(NotificationType, { default: NotificationType.INFO })
  type: NotificationType;

  @EnumColumn(NotificationSubject)
  subject: NotificationSubject;

  @Column({ type: 'integer' })
  subjectId: number;

  /** How many mails could not be delivered; 0 where it is about something else. */
  @Column({ type: 'integer', default: 0 })
  failedMails: number;

  /** When somebody had them sent again. */
  @TimeColumn({ nullable: true })
  sentAgainAt: Date | null;

  /** Where in the back office it leads. */
  @TextColumn(textLimits.short)
  actionUrl: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
