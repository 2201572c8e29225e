import { ApiProperty } from '@nestjs/swagger';
import type { DesignOrder } from '../design-order.entity.js';
import { OpenChange } from '../order-change-status.enum.js';
import { totalOf } from '../order-total.js';
import { PaymentProvider, PaymentState } from '../payment.enums.js';
import { PlacedOrderDto } from './placed-order.dto.js';

/** An order of a ready-made design, as staff keep it. */
export class DesignOrderDto extends PlacedOrderDto {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When staff entered a price that was on request; null for a design that had one.',
  })
  priceAgreedAt: Date | null;

  @ApiProperty({
    type: 'integer',
    description: 'Whole ETB of the changes that were accepted and are paid with this order.',
  })
  changesAmount: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Whole ETB that is paid with this order: the design and its changes; null before there is a price.',
  })
  total: number | null;

  /** Whether it is no order of a design, but of a change of one that was paid before. */
  isChange: boolean;

  @ApiProperty({
    enum: OpenChange,
    enumName: 'OpenChange',
    nullable: true,
    description:
      'How far the request for a change is that waits for staff (REQUESTED) or for the buyer (QUOTED).',
  })
  openChange: OpenChange | null;

  @ApiProperty({ enum: PaymentState, enumName: 'PaymentState' })
  payment: PaymentState;

  @ApiProperty({
    enum: PaymentProvider,
    enumName: 'PaymentProvider',
    nullable: true,
    description: 'Who carried out the transfer that the buyer named last.',
  })
  paymentProvider: PaymentProvider | null;

  @ApiProperty({ type: String, nullable: true, description: 'Its number there: capital letters and digits.' })
  paymentReference: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why it was rejected.' })
  paymentReason: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Proves the licence; since the payment was verified first.',
  })
  licenceCode: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When its person was erased: from then on it is counted and cannot be changed.',
  })
  erasedAt: Date | null;

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  /** @param order with its project, and the request for a change that is open */
  static override from(order: DesignOrder): DesignOrderDto {
    return {
      ...PlacedOrderDto.from(order),
      priceAgreedAt: order.priceAgreedAt,
      changesAmount: order.changesAmount,
      total: totalOf(order),
      isChange: order.isChange,
      openChange: (order.openChange?.status as OpenChange | undefined) ?? null,
      payment: order.payment,
      paymentProvider: order.paymentProvider,
      paymentReference: order.paymentReference,
      paymentReason: order.paymentReason,
      licenceCode: order.licenceCode,
      updatedAt: order.updatedAt,
      erasedAt: order.erasedAt,
      version: order.version,
    };
  }
}
