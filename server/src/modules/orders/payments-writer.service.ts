import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict, validationError } from '../../common/errors/api-exception.js';
import { newTrackingCode } from '../../common/text/tracking-code.js';
import { RecordWriter } from '../../content/content.module.js';
import { MailOutbox, type VisitorLetter } from '../mail/mail.module.js';
import { type LetterFacts, writeToBuyer } from './buyer-letters.js';
import type { DesignOrder } from './design-order.entity.js';
import { DesignOrderDto } from './dto/design-order.dto.js';
import type { DecidePaymentDto } from './dto/payment.dto.js';
import { orderType } from './order.content-type.js';
import { PaymentDecision, PaymentState } from './order.enums.js';
import { requireFreeReference } from './payment-reference.js';

/** What staff change: whether an order counts as paid. */
@Injectable()
export class PaymentsWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: RecordWriter,
    private readonly mails: MailOutbox,
  ) {}

  /**
   * Verifies or rejects the reference of an order, and sends a mail to the buyer.
   * @throws ApiException 404, 409 where the buyer entered none, or with the current order where somebody else decided first
   */
  decide(
    id: number,
    { decision, reason = null, version }: DecidePaymentDto,
    { userId, ...caller }: Caller,
  ): Promise<DesignOrderDto> {
    const isRejected = decision === PaymentDecision.REJECTED;
    if (isRejected && !reason) {
      throw validationError([
        { field: 'reason', message: 'Enter the reason for the rejection; the buyer reads it.' },
      ]);
    }
    const wanted = {
      payment: PaymentState[decision],
      paymentReason: isRejected ? reason : null,
      paymentDecidedById: userId,
    };
    let isNew = false;
    const change = {
      id,
      version,
      // What somebody else decided is no lost answer to this request: it is a conflict like any other change.
      isDone: (order: DesignOrder) =>
        order.payment === wanted.payment &&
        order.paymentReason === wanted.paymentReason &&
        order.paymentDecidedById === userId,
      apply: (order: DesignOrder) => {
        if (!order.paymentReference) {
          throw conflict('The buyer has entered no payment reference yet. There is nothing to check.');
        }
        isNew = order.payment !== wanted.payment;
        Object.assign(order, wanted);
        // A change has no licence of its own: that of its design stays.
        if (!isRejected && !order.licenceCode && !order.isChange) {
          Object.assign(order, { licenceCode: newTrackingCode(), licensedAt: new Date() });
        }
      },
    };
    return this.dataSource.transaction(async (manager) => {
      const order = await this.records.change(manager, orderType, change, { ...caller, userId });
      if (isNew && !isRejected) await requireFreeReference(manager, order);
      if (isNew) await writeToBuyer(this.mails, manager, order, letterOf(order));
      return DesignOrderDto.from(order);
    });
  }
}

function letterOf({ payment, paymentReason }: DesignOrder) {
  return (facts: LetterFacts): VisitorLetter =>
    payment === PaymentState.VERIFIED
      ? { kind: 'payment-verified', ...facts }
      : { kind: 'payment-rejected', ...facts, reason: paymentReason! };
}
