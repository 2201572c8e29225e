import { ApiProperty } from '@nestjs/swagger';
import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import type { OrderChangeRequest } from '../order-change-request.entity.js';
import { OrderChangeStatus } from '../order-change-status.enum.js';

/** A change of an order, as who has the order's tracking code reads it. */
export class TrackedChangeDto {
  /** What the buyer wrote. */
  description: string;

  @ApiProperty({ enum: OrderChangeStatus, enumName: 'OrderChangeStatus' })
  status: OrderChangeStatus;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Whole ETB; null before there is a quote.' })
  amount: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Days of work, from when it is accepted.' })
  workingDays: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'What staff say about it, or why not.' })
  answer: string | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The last day on which the quote can be accepted, in Africa/Addis_Ababa.',
  })
  goodUntil: string | null;

  /** Whether that day is over, so that the quote can no longer be accepted. */
  isOver: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When staff answered; send it along to accept.',
  })
  answeredAt: Date | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Follows the order that was made of it, where the first one was paid when it was accepted.',
  })
  trackingCode: string | null;

  /** @param change with the order that was made of it */
  static from(change: OrderChangeRequest): TrackedChangeDto {
    return {
      description: change.description,
      status: change.status,
      amount: change.amount,
      workingDays: change.workingDays,
      answer: change.answer,
      goodUntil: change.goodUntil,
      isOver: isOver(change),
      answeredAt: change.answeredAt,
      trackingCode: change.madeOrder?.trackingCode ?? null,
    };
  }
}

/** Whether a quote waits for its buyer, and can no longer be accepted. */
export function isOver({ status, goodUntil }: Pick<OrderChangeRequest, 'status' | 'goodUntil'>): boolean {
  return status === OrderChangeStatus.QUOTED && goodUntil !== null && goodUntil < dayInAddisAbaba(new Date());
}
