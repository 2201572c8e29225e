import type { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { RecordKind } from '../../common/record-kind.js';
import type { ContentType } from '../../content/content.module.js';
import { changeTexts } from './change-texts.js';
import { DesignOrder } from './design-order.entity.js';
import { OrderChangeDto } from './dto/tracked-order.dto.js';
import { OrderChangeRequest } from './order-change-request.entity.js';
import { orderTexts } from './order-texts.js';
import { orderType, withProject } from './order.content-type.js';

/** A change with its order; the log has its changes as those of the order. */
export const orderChangeType: ContentType<OrderChangeRequest> = {
  kind: RecordKind.ORDER,
  entity: OrderChangeRequest,
  notFound: changeTexts.notFound,
  idOf: ({ orderId }) => orderId,
  titleOf: ({ order }) => orderType.titleOf(order),
  toDto: OrderChangeDto.from,
  complete: withOrder,
};

/** @throws ApiException 404 where the order is in the trash */
async function withOrder(manager: EntityManager, change: OrderChangeRequest): Promise<OrderChangeRequest> {
  const order = await manager.findOneBy(DesignOrder, { id: change.orderId });
  if (!order) throw notFound(orderTexts.notFound);
  return Object.assign(change, { order: await withProject(manager, order) });
}
