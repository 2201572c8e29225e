import { ApiProperty } from '@nestjs/swagger';
import { ProjectType } from '../../projects/projects.module.js';
import type { DesignOrder } from '../design-order.entity.js';
import { OrderStatus } from '../order-status.enum.js';

/** The project whose design was ordered; it may lie in the bin by now. */
export class OrderedProjectDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  title: string;

  @ApiProperty({ enum: ProjectType, enumName: 'ProjectType' })
  type: ProjectType;

  slug: string;
}

/** What is read of it, beside its project. */
export const placedOrderFields = [
  'id',
  'name',
  'email',
  'phone',
  'address',
  'projectId',
  'price',
  'trackingCode',
  'status',
  'createdAt',
] as const;

/** An order of a ready-made design, as the visitor who made it is answered. */
export class PlacedOrderDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  name: string;

  email: string;

  phone: string;

  @ApiProperty({ type: String, nullable: true })
  address: string | null;

  @ApiProperty({ type: 'integer' })
  projectId: number;

  project: OrderedProjectDto;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Whole ETB of the design, when the order was made or as agreed since; null means on request.',
  })
  price: number | null;

  /** Follows the order without an account, such as 7KQ4-M2XB-9HTD. */
  trackingCode: string;

  @ApiProperty({ enum: OrderStatus, enumName: 'OrderStatus' })
  status: OrderStatus;

  createdAt: Date;

  /** @param order with its project */
  static from(order: Pick<DesignOrder, (typeof placedOrderFields)[number] | 'project'>): PlacedOrderDto {
    const { id, title, type, slug } = order.project;
    return {
      id: order.id,
      name: order.name,
      email: order.email,
      phone: order.phone,
      address: order.address,
      projectId: order.projectId,
      project: { id, title, type, slug },
      price: order.price,
      trackingCode: order.trackingCode,
      status: order.status,
      createdAt: order.createdAt,
    };
  }
}
