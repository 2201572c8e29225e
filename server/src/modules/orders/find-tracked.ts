import type { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { DesignOrder } from './design-order.entity.js';
import { withProject } from './order.content-type.js';
import { orderTexts } from './order-texts.js';
import { readTrackingCode } from '../../common/tracking-code.js';

/**
 * The order of a tracking code with its project, locked until the transaction ends.
 * @param typed the code as the visitor typed it
 * @throws ApiException 404 where there is none
 */
export async function lockTracked(manager: EntityManager, typed: string): Promise<DesignOrder> {
  const trackingCode = readTrackingCode(typed);
  const lock = { mode: 'for_no_key_update' } as const;
  const order = trackingCode && (await manager.findOne(DesignOrder, { where: { trackingCode }, lock }));
  if (!order) throw notFound(orderTexts.notFound);
  return withProject(manager, order);
}
