import { Column, DeleteDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import {
  EnumCheck,
  EnumColumn,
  OptionalTextColumn,
  SortedTextColumn,
  TextColumn,
} from '../../common/database-columns.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { Project } from '../projects/projects.module.js';
import { OrderStatus } from './order-status.enum.js';

/** A visitor's order of a ready-made design. */
@Entity('design_orders')
@Unique(['trackingCode'])
@Index(['updatedAt'])
@Index(['name'])
@Index(['email'])
@Index(['createdAt'])
@Index(['status', 'id'])
@Index(['status', 'createdAt'])
@Index(['projectId'])
@EnumCheck('design_orders', 'status', OrderStatus)
@EnumCheck('design_orders', 'language', SiteLanguage)
export class DesignOrder extends StaffRecord {
  @SortedTextColumn(textLimits.name)
  name: string;

  @SortedTextColumn(textLimits.email)
  email: string;

  @TextColumn(textLimits.phone)
  phone: string;

  @OptionalTextColumn(textLimits.short)
  address: string | null;

  @Column({ type: 'integer' })
  projectId: number;

  @ManyToOne(() => Project, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'project_id' })
  project: Project;

  /** Whole ETB at the time of the order; null means on request. */
  @Column({ type: 'integer', nullable: true })
  price: number | null;

  /** Unguessable and easy to read out; lets the visitor follow the order without an account. */
  @TextColumn(20)
  trackingCode: string;

  @EnumColumn({ default: OrderStatus.PENDING })
  status: OrderStatus;

  /** In which mails about this order are written. */
  @EnumColumn({ default: SiteLanguage.en })
  language: SiteLanguage;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
