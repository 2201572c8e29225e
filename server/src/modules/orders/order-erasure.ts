import { type EntityManager, In } from 'typeorm';
import {
  type Erased,
  erasedEmail,
  erasedName,
  erasedText,
  refreshStatistics,
} from '../../common/erasure/erasure.js';
import { searchColumnsOf } from '../../common/search/searched.js';
import { newTrackingCode } from '../../common/text/tracking-code.js';
import { DesignFile } from './design-file.entity.js';
import { DesignOrder } from './design-order.entity.js';
import { OrderChangeRequest } from './order-change-request.entity.js';
import { orderType } from './order.content-type.js';
import { OrderChangeStatus, OrderStatus } from './order.enums.js';

const { CANCELLED, COMPLETED } = OrderStatus;
const { QUOTED, REFUSED, REQUESTED } = OrderChangeStatus;

/**
 * Takes buyers out of their orders.
 * Which design, for how much, by which transfer and under which licence stays: it is what the books say, and what proves
 * the licence; of a change what it costs. The code that opens the order is replaced by one that nobody gets. Files of the
 * order alone go with the next cleanup.
 */
export async function eraseBuyers(manager: EntityManager, { subject, ids, person }: Erased): Promise<void> {
  if (!person || subject !== (orderType.kind as string)) return;
  const orders = await manager.find(DesignOrder, {
    select: { id: true, project: { title: true } },
    where: { id: In(ids) },
    relations: { project: true },
    withDeleted: true,
  });
  for (const { id, project } of orders) {
    const erased = { name: erasedName, email: erasedEmail, phone: '', trackingCode: newTrackingCode() };
    await manager
      .createQueryBuilder()
      .update(DesignOrder)
      .set({
        ...erased,
        ...searchColumnsOf(DesignOrder, { ...erased, project }),
        address: null,
        paymentReason: null,
        status: () => `CASE WHEN status = '${COMPLETED}' THEN status ELSE '${CANCELLED}' END`,
        erasedAt: () => 'now()',
      })
      .where({ id })
      .execute();
  }
  await manager
    .createQueryBuilder()
    .update(OrderChangeRequest)
    .set({
      description: erasedText,
      answer: null,
      // Nobody answers any more.
      status: () => `CASE WHEN status IN ('${REQUESTED}', '${QUOTED}') THEN '${REFUSED}' ELSE status END`,
      closedAt: () => 'coalesce(closed_at, now())',
    })
    .where({ orderId: In(ids) })
    .execute();
  await manager.update(DesignFile, { orderId: In(ids) }, { orderId: null, name: erasedText });
  refreshStatistics(manager, DesignOrder, OrderChangeRequest);
}
