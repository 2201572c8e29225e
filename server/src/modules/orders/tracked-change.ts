import type { EntityManager } from 'typeorm';
import { TrackedChangeDto } from './dto/tracked-change.dto.js';
import { OrderChangeRequest } from './order-change-request.entity.js';

/** The change that the buyer of an order requested last; null where they never did. */
export async function lastTrackedChange(
  manager: EntityManager,
  orderId: number,
): Promise<TrackedChangeDto | null> {
  const newest = { where: { orderId }, order: { id: 'DESC' }, relations: { madeOrder: true } } as const;
  const change = await manager.findOne(OrderChangeRequest, newest);
  return change && TrackedChangeDto.from(change);
}
