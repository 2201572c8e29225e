import { Injectable } from '@nestjs/common';
import { conflict, validationError } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { ActivityService, ActivityVerb } from '../../content/content.module.js';
import {
  NotificationEvent,
  NotificationSubject,
  NotificationsService,
} from '../notifications/notifications.module.js';
import { DesignOrder } from './design-order.entity.js';
import type { SubmitPaymentDto } from './dto/payment.dto.js';
import type { TrackedOrderDto } from './dto/tracked-order.dto.js';
import { orderTexts } from './order-texts.js';
import { orderType } from './order.content-type.js';
import { OrderStatus, PaymentState } from './order.enums.js';
import { readPaymentReference, requireFreeReference } from './payment-reference.js';
import { lockTracked, toTracked } from './tracked-orders.js';

/** What visitors send: by which transfer they paid. */
@Injectable()
export class VisitorPaymentsWriterService {
  constructor(
    private readonly activity: ActivityService,
    private readonly notifications: NotificationsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Notes the transfer, for staff to check.
   * @param typed the tracking code as the visitor typed it
   * @throws ApiException 404 without such an order, 409 when an order of another buyer has the reference, or this one needs none
   */
  submit(
    typed: string,
    { provider, reference }: SubmitPaymentDto,
    language: SiteLanguage,
    request?: RequestIdentity,
  ): Promise<TrackedOrderDto> {
    const paymentReference = readPaymentReference(reference);
    if (!paymentReference) {
      throw validationError([{ field: 'reference', message: orderTexts.notAReference }]);
    }
    return this.idempotency.runOnce(request, async (manager) => {
      const order = await lockTracked(manager, typed);
      const isSame = order.paymentProvider === provider && order.paymentReference === paymentReference;
      // The same one again, because the answer was lost.
      if (isSame && order.payment !== PaymentState.REJECTED) return toTracked(manager, order, language);
      requireUnpaid(order);
      Object.assign(order, {
        payment: PaymentState.SUBMITTED,
        paymentProvider: provider,
        paymentReference,
        paymentReason: null,
        paymentDecidedById: null,
      });
      await requireFreeReference(manager, order);
      const saved = await manager.save(DesignOrder, order);
      const { id, name, project } = saved;
      const tracked = await toTracked(manager, saved, language);
      await Promise.all([
        this.activity.note(manager, {
          subject: RecordKind.ORDER,
          verb: ActivityVerb.UPDATED,
          id,
          title: orderType.titleOf(saved),
        }),
        this.notifications.add(manager, {
          subject: NotificationSubject.ORDER,
          event: NotificationEvent.PAYMENT_SUBMITTED,
          id,
          name,
          about: project.title,
        }),
      ]);
      return tracked;
    });
  }
}

function requireUnpaid({ status, payment }: DesignOrder): void {
  if (payment === PaymentState.VERIFIED) throw conflict(orderTexts.alreadyPaid);
  if (payment === PaymentState.SUBMITTED) throw conflict(orderTexts.beingChecked);
  if (status === OrderStatus.CANCELLED) throw conflict(orderTexts.cancelled);
}
