import type { EntityManager } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { textIn, TranslationKind } from '../translations/translations.module.js';
import type { DesignOrder } from './design-order.entity.js';
import type { TrackedOrderDto } from './dto/tracked-order.dto.js';
import { PaymentState } from './payment.enums.js';

/** What who has the code of an order reads of it. @param order with its project */
export async function toTracked(
  manager: EntityManager,
  { status, payment, paymentReason, licenceCode, price, project }: DesignOrder,
  language: SiteLanguage,
): Promise<TrackedOrderDto> {
  const which = { kind: TranslationKind.PROJECT, recordId: project.id };
  const projectTitle = await textIn(manager, language, which, 'title', project.title);
  const isPaid = payment === PaymentState.VERIFIED;
  return { status, projectTitle, price, payment, paymentReason, licenceCode: isPaid ? licenceCode : null };
}
