import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { DesignOrder } from './design-order.entity.js';
import { OrderChangeRequest } from './order-change-request.entity.js';
import { type OpenChange, OrderChangeStatus } from './order.enums.js';

/** Requests that wait for staff or for the buyer; an order has one of them at most. */
export const openStatuses = [OrderChangeStatus.REQUESTED, OrderChangeStatus.QUOTED];

const listed = openStatuses.map((status) => `'${status}'`).join(', ');

/** Adds to the rows of a list of orders the request of each that is open. @param alias of the orders */
export function joinOpenChange(rows: SelectQueryBuilder<DesignOrder>, alias: string): void {
  const isOpenOne = `openChange.orderId = ${alias}.id AND openChange.status IN (${listed})`;
  rows.leftJoinAndMapOne(`${alias}.openChange`, OrderChangeRequest, 'openChange', isOpenOne);
}

/** Leaves the orders that have a request in this state. @param alias of the orders */
export function whereOpenChange(
  orders: SelectQueryBuilder<DesignOrder>,
  alias: string,
  status: OpenChange,
): void {
  orders.andWhere(
    `EXISTS (SELECT 1 FROM order_change_requests request WHERE request.order_id = "${alias}".id
       AND request.status IN (${listed}) AND request.status = :openChange)`,
    { openChange: status },
  );
}

/** The same for one order. */
export async function withOpenChange(manager: EntityManager, order: DesignOrder): Promise<DesignOrder> {
  const where = { orderId: order.id, status: In(openStatuses) };
  return Object.assign(order, { openChange: await manager.findOneBy(OrderChangeRequest, where) });
}
