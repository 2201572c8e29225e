import { ApiProperty } from '@nestjs/swagger';
import type { DesignOrder } from '../design-order.entity.js';
import { PaymentProvider, PaymentState } from '../payment.enums.js';
import { PlacedOrderDto } from './placed-order.dto.js';

/** An order of a ready-made design, as staff keep it. */
export class DesignOrderDto extends PlacedOrderDto {
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

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  /** @param order with its project */
  static override from(order: DesignOrder): DesignOrderDto {
    return {
      ...PlacedOrderDto.from(order),
      payment: order.payment,
      paymentProvider: order.paymentProvider,
      paymentReference: order.paymentReference,
      paymentReason: order.paymentReason,
      licenceCode: order.licenceCode,
      updatedAt: order.updatedAt,
      version: order.version,
    };
  }
}
