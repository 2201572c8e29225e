import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import {
  EnumCheck,
  EnumColumn,
  OptionalTextColumn,
  TextColumn,
  TimeColumn,
} from '../../common/database-columns.js';
import { VersionedRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { User } from '../accounts/accounts.module.js';
import { DesignOrder } from './design-order.entity.js';
import { OrderChangeStatus } from './order-change-status.enum.js';

/** What a buyer wants changed of the design that they ordered, and the quote that staff write for it. */
@Entity('order_change_requests')
@Index(['orderId'])
@Index('order_change_requests_open_key', ['orderId'], {
  unique: true,
  where: "status IN ('REQUESTED', 'QUOTED')",
})
@Index(['answeredById'])
@Index(['madeOrderId'])
@EnumCheck('order_change_requests', 'status', OrderChangeStatus)
export class OrderChangeRequest extends VersionedRecord {
  @Column({ type: 'integer' })
  orderId: number;

  @ManyToOne(() => DesignOrder, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id' })
  order: DesignOrder;

  /** In the words of the buyer. */
  @TextColumn(textLimits.message)
  description: string;

  @EnumColumn({ default: OrderChangeStatus.REQUESTED })
  status: OrderChangeStatus;

  /** Whole ETB; null before there is a quote. */
  @Column({ type: 'integer', nullable: true })
  amount: number | null;

  /** Days of work that it takes, from when it is accepted. */
  @Column({ type: 'integer', nullable: true })
  workingDays: number | null;

  /** What staff say beside the figures, or why not; the buyer reads it. */
  @OptionalTextColumn(textLimits.message)
  answer: string | null;

  /** YYYY-MM-DD in Africa/Addis_Ababa: the last day on which the quote can be accepted. */
  @Column({ type: 'date', nullable: true })
  goodUntil: string | null;

  /** The account that wrote the quote, or declined. */
  @Column({ type: 'integer', nullable: true })
  answeredById: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'answered_by_id' })
  answeredBy: User | null;

  /** When staff last answered: it tells one quote from the next. */
  @TimeColumn({ nullable: true })
  answeredAt: Date | null;

  /** When the buyer accepted or refused, or staff declined. */
  @TimeColumn({ nullable: true })
  closedAt: Date | null;

  /** Whether it was accepted as an order of its own, because the first one was paid; else it is paid with that. */
  @Column({ type: 'boolean', default: false })
  isOwnOrder: boolean;

  /** That order; null again once it is gone for good. */
  @Column({ type: 'integer', nullable: true })
  madeOrderId: number | null;

  @ManyToOne(() => DesignOrder, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'made_order_id' })
  madeOrder: DesignOrder | null;
}
