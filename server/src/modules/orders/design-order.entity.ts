import { Column, DeleteDateColumn, Entity, Index, ManyToOne, Unique } from 'typeorm';
import {
  EnumColumn,
  HashColumn,
  OptionalTextColumn,
  SubmissionIdColumn,
  TextColumn,
  TimeColumn,
} from '../../common/database-columns.js';
import { EmailField, TextField } from '../../common/fields/fields.js';
import {
  EnumField,
  ErasedAtField,
  IntegerField,
  ReadField,
  TimeField,
} from '../../common/fields/read-fields.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { Searched, SearchedBy } from '../../common/search/searched.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { User } from '../accounts/accounts.module.js';
import { Project } from '../projects/projects.module.js';
import type { OrderChangeRequest } from './order-change-request.entity.js';
import { OrderStatus, PaymentProvider, PaymentState } from './order.enums.js';

/** A visitor's order of a ready-made design. */
@Entity('design_orders')
@Unique(['trackingCode'])
@Index(['paymentProvider', 'paymentReference'])
@Unique(['licenceCode'])
@Index(['updatedAt'])
@Index(['name'])
@Index(['email'])
@Index(['createdAt'])
@Index('design_orders_counted_idx', ['createdAt', 'id', 'status', 'payment'], { where: 'deleted_at IS NULL' })
@Index(['status', 'id'])
@Index(['status', 'createdAt'])
@Index(['projectId'])
@Index(['payment', 'createdAt'])
@Index(['paymentDecidedById'])
@Index('design_orders_email_key_idx', { synchronize: false })
@Index('design_orders_phone_digits_idx', { synchronize: false })
export class DesignOrder extends StaffRecord {
  @Searched({ isTitle: true })
  @TextField({ max: textLimits.name, isSorted: true })
  name: string;

  @Searched()
  @EmailField({ isSorted: true })
  email: string;

  @Searched()
  @TextField({ max: textLimits.phone })
  phone: string;

  @TextField({ max: textLimits.short, nullable: true })
  address: string | null;

  @ReadField(Column({ type: 'integer' }), { type: 'integer' })
  projectId: number;

  @SearchedBy('title')
  @ManyToOne(() => Project, { onDelete: 'RESTRICT' })
  project: Project;

  @IntegerField('Whole ETB of the design, when the order was made or as agreed since; null means on request.')
  price: number | null;

  @TimeField(
    'By when it is to be answered: 24 hours of open office after it came. Null for what came before there was such a time.',
  )
  dueAt: Date | null;

  @TimeField('When staff entered a price that was on request; null for a design that had one.')
  priceAgreedAt: Date | null;

  @ReadField(Column({ type: 'integer', default: 0 }), {
    type: 'integer',
    description: 'Whole ETB of the changes that were accepted and are paid with this order.',
  })
  changesAmount: number;

  @ReadField(Column({ type: 'boolean', default: false }), {
    type: Boolean,
    description: 'Whether it is no order of a design, but of a change of one that was paid before.',
  })
  isChange: boolean;

  /** The request for a change that waits for staff or for the buyer, where it was read too. */
  openChange?: OrderChangeRequest | null;

  /** Unguessable and easy to read out. */
  @Searched()
  @ReadField(TextColumn(20), {
    type: String,
    description: 'Follows the order without an account, such as 7KQ4-M2XB-9HTD.',
  })
  trackingCode: string;

  @EnumField(OrderStatus, 'OrderStatus', { default: OrderStatus.PENDING })
  status: OrderStatus;

  @EnumField(PaymentState, 'PaymentState', { default: PaymentState.AWAITING })
  payment: PaymentState;

  /** It belongs to one order only. */
  @EnumField(PaymentProvider, 'PaymentProvider', {
    nullable: true,
    description: 'Who carried out the transfer that the buyer named last.',
  })
  paymentProvider: PaymentProvider | null;

  @ReadField(OptionalTextColumn(30), {
    ...{ type: String, nullable: true },
    description: 'Number of the transfer that was named last: capital letters and digits.',
  })
  paymentReference: string | null;

  @ReadField(OptionalTextColumn(textLimits.short), {
    ...{ type: String, nullable: true },
    description: 'Why staff rejected the payment, in words for the buyer.',
  })
  paymentReason: string | null;

  /** The account that verified or rejected it. */
  @Column({ type: 'integer', nullable: true })
  paymentDecidedById: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  paymentDecidedBy: User | null;

  /**
   * Printed on every page of the files; made when the payment is verified first. It is not the tracking code, which opens
   * the order to anybody who has it.
   */
  @ReadField(OptionalTextColumn(20), {
    ...{ type: String, nullable: true },
    description: 'Proves the licence to anybody, once it is paid.',
  })
  licenceCode: string | null;

  @TimeColumn({ nullable: true })
  licensedAt: Date | null;

  /** In which mails about this order are written. */
  @EnumColumn(SiteLanguage, { default: SiteLanguage.en })
  language: SiteLanguage;

  @ErasedAtField()
  erasedAt: Date | null;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;

  @SubmissionIdColumn()
  submissionId: string | null;

  @HashColumn()
  submissionBodyHash: string | null;
}

/** What is paid with an order, whole ETB: the design and the changes that were accepted; null before its price is agreed. */
export function totalOf({
  price,
  changesAmount,
}: Pick<DesignOrder, 'price' | 'changesAmount'>): number | null {
  return price === null ? null : price + changesAmount;
}
