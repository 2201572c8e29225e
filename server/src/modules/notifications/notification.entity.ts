import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { EnumCheck, EnumColumn, OptionalTextColumn, TextColumn } from '../../common/database-columns.js';
import { textLimits } from '../../common/text-limits.js';

export enum NotificationType {
  INFO = 'info',
  WARNING = 'warning',
}

/** Something that staff should know of, such as a new inquiry. */
@Entity('notifications')
@Index(['createdAt'])
@Index(['isRead', 'createdAt'])
@EnumCheck('notifications', 'type', NotificationType)
export class Notification {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @TextColumn(textLimits.title)
  title: string;

  @TextColumn(textLimits.short)
  message: string;

  @EnumColumn({ default: NotificationType.INFO })
  type: NotificationType;

  @Column({ type: 'boolean', default: false })
  isRead: boolean;

  /** Where in the back office it leads. */
  @OptionalTextColumn(textLimits.short)
  actionUrl: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
