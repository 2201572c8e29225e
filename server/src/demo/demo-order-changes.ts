import type { EntityManager } from 'typeorm';
import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { OrderChangeRequest } from '../modules/orders/order-change-request.entity.js';
import { OrderChangeStatus } from '../modules/orders/order-change-status.enum.js';
import type { DemoOrder, DemoOrderChange } from './content/demo-content.js';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * What buyers of the demo want changed of the designs that they ordered.
 * @param orderIds those of the orders, in their order
 * @param now the moment that all relative times count from
 */
export async function insertDemoOrderChanges(
  manager: EntityManager,
  orders: DemoOrder[],
  orderIds: number[],
  now: Date,
): Promise<void> {
  await manager.insert(
    OrderChangeRequest,
    orders.flatMap(({ change }, index) => (change ? [toRequest(change, orderIds[index]!, now)] : [])),
  );
}

/** Whole ETB that is paid with an order of the demo beside its design. */
export function changesAmountOf({ change }: Pick<DemoOrder, 'change'>): number {
  return change?.acceptedDaysAgo === undefined ? 0 : change.quote!.amount;
}

function toRequest(
  { description, askedDaysAgo, quote, acceptedDaysAgo }: DemoOrderChange,
  orderId: number,
  now: Date,
) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const closedAt = acceptedDaysAgo === undefined ? null : daysAgo(acceptedDaysAgo);
  const answeredAt = quote ? daysAgo(quote.answeredDaysAgo) : null;
  const { ACCEPTED, QUOTED, REQUESTED } = OrderChangeStatus;
  return {
    orderId,
    description,
    status: closedAt ? ACCEPTED : quote ? QUOTED : REQUESTED,
    amount: quote?.amount ?? null,
    workingDays: quote?.workingDays ?? null,
    answer: quote?.answer ?? null,
    goodUntil: quote ? dayInAddisAbaba(daysAgo(-quote.goodForDays)) : null,
    answeredAt,
    closedAt,
    createdAt: daysAgo(askedDaysAgo),
    updatedAt: closedAt ?? answeredAt ?? daysAgo(askedDaysAgo),
  };
}
