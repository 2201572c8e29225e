import { Column, Entity, Index, ManyToOne } from 'typeorm';
import { TextField } from '../../common/fields/fields.js';
import { EnumField, IntegerField, ReadField, TimeField } from '../../common/fields/read-fields.js';
import { VersionedRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { User } from '../accounts/accounts.module.js';
import { DesignOrder } from './design-order.entity.js';
import { OrderChangeStatus } from './order.enums.js';

/** What a buyer wants changed of the design that they ordered, and the quote that staff write for it. */
@Entity('order_change_requests')
@Index(['orderId'])
@Index('order_change_requests_open_key', ['orderId'], {
  unique: true,
  where: "status IN ('REQUESTED', 'QUOTED')",
})
@Index(['answeredById'])
@Index(['madeOrderId'])
export class OrderChangeRequest extends VersionedRecord {
  @ReadField(Column({ type: 'integer' }), {
    type: 'integer',
    description: 'The order whose buyer requested it.',
  })
  orderId: number;

  @ManyToOne(() => DesignOrder, { onDelete: 'CASCADE' })
  order: DesignOrder;

  @TextField({ max: textLimits.message, description: 'In the words of the buyer: "one more bedroom".' })
  description: string;

  @EnumField(OrderChangeStatus, 'OrderChangeStatus', { default: OrderChangeStatus.REQUESTED })
  status: OrderChangeStatus;

  @IntegerField('Whole ETB; null before there is a quote.')
  amount: number | null;

  @IntegerField('Working days, from when it is accepted.')
  workingDays: number | null;

  @TextField({
    ...{ max: textLimits.message, nullable: true },
    description: 'What staff say to the buyer beside the figures, or why not.',
  })
  answer: string | null;

  @ReadField(Column({ type: 'date', nullable: true }), {
    ...{ type: String, format: 'date', nullable: true },
    description: 'The last day on which the quote can be accepted, in Africa/Addis_Ababa.',
  })
  goodUntil: string | null;

  /** The account that wrote the quote, or declined. */
  @Column({ type: 'integer', nullable: true })
  answeredById: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  answeredBy: User | null;

  @TimeField('When staff answered last. It identifies the quote: send it to accept that quote.')
  answeredAt: Date | null;

  @TimeField('When it was accepted, refused or declined.')
  closedAt: Date | null;

  @ReadField(Column({ type: 'boolean', default: false }), {
    type: Boolean,
    description:
      'Whether it was accepted as an order of its own, because the first one was paid; else it is paid with that.',
  })
  isOwnOrder: boolean;

  @IntegerField('That order; null where there is none, or not any more.')
  madeOrderId: number | null;

  @ManyToOne(() => DesignOrder, { onDelete: 'SET NULL' })
  madeOrder: DesignOrder | null;
}
