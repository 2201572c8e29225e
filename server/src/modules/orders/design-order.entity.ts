import { Column, DeleteDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import { HasCounters } from '../../common/counters/has-counters.decorator.js';
import {
  EnumCheck,
  EnumColumn,
  OptionalTextColumn,
  SortedTextColumn,
  TextColumn,
  TimeColumn,
} from '../../common/database-columns.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { Searched, SearchedBy } from '../../common/search/searched.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import type { OrderChangeRequest } from './order-change-request.entity.js';
import { Project } from '../projects/projects.module.js';
import { User } from '../accounts/accounts.module.js';
import { OrderStatus } from './order-status.enum.js';
import { PaymentProvider, PaymentState } from './payment.enums.js';

/** A visitor's order of a ready-made design. */
@Entity('design_orders')
@HasCounters([], ['status'], ['createdAt'])
@Unique(['trackingCode'])
@Unique(['paymentProvider', 'paymentReference'])
@Unique(['licenceCode'])
@Index(['updatedAt'])
@Index(['name'])
@Index(['email'])
@Index(['createdAt'])
@Index(['status', 'id'])
@Index(['status', 'createdAt'])
@Index(['projectId'])
@Index(['payment', 'createdAt'])
@Index(['paymentDecidedById'])
@Index('design_orders_email_key_idx', { synchronize: false })
@Index('design_orders_phone_key_idx', { synchronize: false })
@EnumCheck('design_orders', 'status', OrderStatus)
@EnumCheck('design_orders', 'language', SiteLanguage)
@EnumCheck('design_orders', 'payment', PaymentState)
@EnumCheck('design_orders', 'payment_provider', PaymentProvider)
export class DesignOrder extends StaffRecord {
  @Searched({ isTitle: true })
  @SortedTextColumn(textLimits.name)
  name: string;

  @Searched()
  @SortedTextColumn(textLimits.email)
  email: string;

  @Searched()
  @TextColumn(textLimits.phone)
  phone: string;

  @OptionalTextColumn(textLimits.short)
  address: string | null;

  @Column({ type: 'integer' })
  projectId: number;

  @SearchedBy('title')
  @ManyToOne(() => Project, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'project_id' })
  project: Project;

  /** Whole ETB of the design at the time of the order, or as agreed since; null means on request. */
  @Column({ type: 'integer', nullable: true })
  price: number | null;

  /** When staff entered a price that was on request; null for a design that had one. */
  @TimeColumn({ nullable: true })
  priceAgreedAt: Date | null;

  /** Whole ETB of the changes that were accepted and are paid with this order. */
  @Column({ type: 'integer', default: 0 })
  changesAmount: number;

  /** Whether it is no order of a design, but of a change of one that was paid before. */
  @Column({ type: 'boolean', default: false })
  isChange: boolean;

  /** The request for a change that waits for staff or for the buyer, where it was read too. */
  openChange?: OrderChangeRequest | null;

  /** Unguessable and easy to read out; lets the visitor follow the order without an account. */
  @Searched()
  @TextColumn(20)
  trackingCode: string;

  @EnumColumn({ default: OrderStatus.PENDING })
  status: OrderStatus;

  @EnumColumn({ default: PaymentState.AWAITING })
  payment: PaymentState;

  /** Who carried out the transfer that the buyer named last; it belongs to one order only. */
  @EnumColumn({ nullable: true })
  paymentProvider: PaymentProvider | null;

  /** Its number there, in one spelling. */
  @OptionalTextColumn(30)
  paymentReference: string | null;

  /** Why it was rejected, in words for the buyer. */
  @OptionalTextColumn(textLimits.short)
  paymentReason: string | null;

  /** The account that verified or rejected it. */
  @Column({ type: 'integer', nullable: true })
  paymentDecidedById: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'payment_decided_by_id' })
  paymentDecidedBy: User | null;

  /**
   * Proves the licence to anybody, and stands on every page of its files; made when the payment is verified first. It is
   * not the tracking code, which opens the order to whoever has it.
   */
  @OptionalTextColumn(20)
  licenceCode: string | null;

  @TimeColumn({ nullable: true })
  licensedAt: Date | null;

  /** In which mails about this order are written. */
  @EnumColumn({ default: SiteLanguage.en })
  language: SiteLanguage;

  /** When whoever it is about was taken out of it; from then on it is counted and nothing else. */
  @TimeColumn({ nullable: true })
  erasedAt: Date | null;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
