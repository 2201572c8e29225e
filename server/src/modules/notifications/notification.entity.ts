import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { EnumCheck, EnumColumn, TextColumn } from '../../common/database-columns.js';
import { textLimits } from '../../common/text-limits.js';
import { NotificationSubject } from './notification-subject.enum.js';
import { NotificationType } from './notification-type.enum.js';

/** Something that staff should know of, such as a new inquiry. Never changed afterwards. */
@Entity('notifications')
@Index(['createdAt'])
@Index(['subject', 'subjectId'])
@EnumCheck('notifications', 'type', NotificationType)
@EnumCheck('notifications', 'subject', NotificationSubject)
export class Notification {
  /** In the order of the commits: whoever has seen one has seen all with a smaller id. */
  @PrimaryGeneratedColumn('identity')
  id: number;

  @TextColumn(textLimits.title)
  title: string;

  @TextColumn(textLimits.short)
  message: string;

  @EnumColumn({ default: NotificationType.INFO })
  type: NotificationType;

  @EnumColumn()
  subject: NotificationSubject;

  @Column({ type: 'integer' })
  subjectId: number;

  /** Where in the back office it leads. */
  @TextColumn(textLimits.short)
  actionUrl: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
