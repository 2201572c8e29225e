import { ApiProperty } from '@nestjs/swagger';
import { TrackedChangeDto } from './tracked-change.dto.js';
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
    description:
      'Whole ETB of the design, when the order was made or as agreed since; null means on request.',
  })
  price: number | null;

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
    type: TrackedChangeDto,
    nullable: true,
    description: 'The change that the buyer asked for last.',
  })
  change: TrackedChangeDto | null;

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
