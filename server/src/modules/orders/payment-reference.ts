import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { conflict } from '../../common/errors/api-exception.js';
import { lockUntilCommit } from '../../common/lock-until-commit.js';
import { DesignOrder } from './design-order.entity.js';
import { orderTexts } from './order-texts.js';
import { OrderStatus, PaymentState } from './order.enums.js';

/** Shortest and longest number of a transfer. */
const shape = /^[A-Z0-9]{6,30}$/;

/**
 * The number of a transfer as banks and telebirr print it, in one spelling, so that the same one is recognised as the
 * same; undefined where it is none.
 */
export function readPaymentReference(typed: string): string | undefined {
  const reference = typed
    .normalize('NFKC')
    .replace(/[\s./_-]/g, '')
    .toUpperCase();
  return shape.test(reference) ? reference : undefined;
}

/** States in which a transfer counts as that of an order. */
const live = [PaymentState.SUBMITTED, PaymentState.VERIFIED];

/**
 * Makes sure that a transfer pays no order of another buyer: of one buyer it may pay several. What was rejected,
 * cancelled or deleted does not count. Until the transaction ends nobody else takes the reference.
 * @param order with its provider and reference
 * @throws ApiException 409
 */
export async function requireFreeReference(manager: EntityManager, order: DesignOrder): Promise<void> {
  const { id, email, paymentProvider, paymentReference } = order;
  if (!paymentProvider || !paymentReference) return;
  await lockUntilCommit(manager, `payment ${paymentProvider} ${paymentReference}`);
  const others = await manager.findBy(DesignOrder, {
    ...{ paymentProvider, paymentReference, payment: In(live) },
    ...{ id: Not(id), status: Not(OrderStatus.CANCELLED), erasedAt: IsNull() },
  });
  const isOfAnother = others.some((other) => other.email?.toLowerCase() !== email?.toLowerCase());
  if (isOfAnother || (others.length > 0 && !email)) throw conflict(orderTexts.referenceTaken);
}
