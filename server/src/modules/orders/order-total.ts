import type { DesignOrder } from './design-order.entity.js';

/** What is paid with an order, whole ETB: the design and the changes that were accepted; null before its price is agreed. */
export function totalOf({
  price,
  changesAmount,
}: Pick<DesignOrder, 'price' | 'changesAmount'>): number | null {
  return price === null ? null : price + changesAmount;
}
