import type { EntityManager } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { textIn } from '../../content/content.module.js';
import { lastTrackedChange } from './tracked-change.js';
import type { DesignOrder } from './design-order.entity.js';
import { TrackedOrderDto } from './dto/tracked-order.dto.js';
import { totalOf } from './order-total.js';
import { PaymentState } from './payment.enums.js';

/** What who has the code of an order reads of it. @param order with its project */
export async function toTracked(
  manager: EntityManager,
  order: DesignOrder,
  language: SiteLanguage,
): Promise<TrackedOrderDto> {
  const { id, payment, licenceCode, project } = order;
  const which = { kind: RecordKind.PROJECT, recordId: project.id };
  return {
    ...TrackedOrderDto.from(order),
    projectTitle: await textIn(manager, language, which, 'title', project.title),
    total: totalOf(order),
    change: await lastTrackedChange(manager, id),
    licenceCode: payment === PaymentState.VERIFIED ? licenceCode : null,
  };
}
