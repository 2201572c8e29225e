import { ApiProperty } from '@nestjs/swagger';
import { OrderStatus } from '../order-status.enum.js';
import { PaymentState } from '../payment.enums.js';

/** What a tracking code tells: nothing about the person who ordered. */
export class TrackedOrderDto {
  @ApiProperty({ enum: OrderStatus, enumName: 'OrderStatus' })
  status: OrderStatus;

  projectTitle: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Whole ETB when the order was made; null means on request.',
  })
  price: number | null;

  @ApiProperty({ enum: PaymentState, enumName: 'PaymentState' })
  payment: PaymentState;

  @ApiProperty({ type: String, nullable: true, description: 'Why staff rejected the payment.' })
  paymentReason: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Proves the licence to anybody, once it is paid.',
  })
  licenceCode: string | null;
}
