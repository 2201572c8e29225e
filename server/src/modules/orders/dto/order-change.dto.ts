import { ApiProperty } from '@nestjs/swagger';
import type { OrderChangeRequest } from '../order-change-request.entity.js';
import { OrderChangeStatus } from '../order-change-status.enum.js';
import { isOver } from './tracked-change.dto.js';

/** A change of an order, as staff keep it. */
export class OrderChangeDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer', description: 'The order whose buyer asked for it.' })
  orderId: number;

  /** What the buyer wrote. */
  description: string;

  @ApiProperty({ enum: OrderChangeStatus, enumName: 'OrderChangeStatus' })
  status: OrderChangeStatus;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Whole ETB; null before there is a quote.' })
  amount: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Days of work, from when it is accepted.' })
  workingDays: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'What staff say to the buyer, or why not.' })
  answer: string | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The last day on which the quote can be accepted, in Africa/Addis_Ababa.',
  })
  goodUntil: string | null;

  /** Whether that day is over while the buyer has not answered: a new quote gives it another one. */
  isOver: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When staff answered last.',
  })
  answeredAt: Date | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was accepted, refused or declined.',
  })
  closedAt: Date | null;

  /** Whether it was accepted as an order of its own, because the first one was paid. */
  isOwnOrder: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'That order; null where there is none, or not any more.',
  })
  madeOrderId: number | null;

  createdAt: Date;

  /** Grows with each change; send it along with a quote. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(change: OrderChangeRequest): OrderChangeDto {
    return {
      id: change.id,
      orderId: change.orderId,
      description: change.description,
      status: change.status,
      amount: change.amount,
      workingDays: change.workingDays,
      answer: change.answer,
      goodUntil: change.goodUntil,
      isOver: isOver(change),
      answeredAt: change.answeredAt,
      closedAt: change.closedAt,
      isOwnOrder: change.isOwnOrder,
      madeOrderId: change.madeOrderId,
      createdAt: change.createdAt,
      version: change.version,
    };
  }
}
