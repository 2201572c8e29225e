import type { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { readTrackingCode } from '../../common/text/tracking-code.js';
import { textIn } from '../../content/content.module.js';
import { DesignOrder, totalOf } from './design-order.entity.js';
import { TrackedChangeDto, TrackedOrderDto } from './dto/tracked-order.dto.js';
import { OrderChangeRequest } from './order-change-request.entity.js';
import { orderTexts } from './order-texts.js';
import { withProject } from './order.content-type.js';
import { PaymentState } from './order.enums.js';

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

/** What who has the code of an order reads of it. @param order with its project */
export async function toTracked(
  manager: EntityManager,
  order: DesignOrder,
  language: SiteLanguage,
): Promise<TrackedOrderDto> {
  const { id, payment, licenceCode, project } = order;
  return {
    ...TrackedOrderDto.from(order),
    projectTitle: await textIn(manager, language, RecordKind.PROJECT, project, 'title'),
    total: totalOf(order),
    change: await lastTrackedChange(manager, id),
    licenceCode: payment === PaymentState.VERIFIED ? licenceCode : null,
  };
}

/** The change that the buyer of an order requested last; null where they never did. */
async function lastTrackedChange(manager: EntityManager, orderId: number): Promise<TrackedChangeDto | null> {
  const newest = { where: { orderId }, order: { id: 'DESC' }, relations: { madeOrder: true } } as const;
  const change = await manager.findOne(OrderChangeRequest, newest);
  return change && TrackedChangeDto.from(change);
}
