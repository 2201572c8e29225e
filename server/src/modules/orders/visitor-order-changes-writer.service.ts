import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { conflict, notFound, validationError } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { newTrackingCode } from '../../common/text/tracking-code.js';
import { ActivityService, ActivityVerb } from '../../content/content.module.js';
import { MailOutbox } from '../mail/mail.module.js';
import {
  NotificationEvent,
  NotificationSubject,
  NotificationsService,
} from '../notifications/notifications.module.js';
import { writeToBuyer } from './buyer-letters.js';
import { changeTexts } from './change-texts.js';
import { DesignOrder } from './design-order.entity.js';
import type { DecideOrderChangeDto, RequestOrderChangeDto } from './dto/answer-order-change.dto.js';
import { isOver, type TrackedOrderDto } from './dto/tracked-order.dto.js';
import { openStatuses } from './open-change.js';
import { OrderChangeRequest } from './order-change-request.entity.js';
import { orderType } from './order.content-type.js';
import { OrderChangeDecision, OrderChangeStatus, OrderStatus, PaymentState } from './order.enums.js';
import { lockTracked, toTracked } from './tracked-orders.js';

/** Requests of one order, open and closed: beyond that somebody should talk with its buyer. */
const mostRequests = 20;

/** What buyers send: what they want changed of a design, and what they make of the quote. */
@Injectable()
export class VisitorOrderChangesWriterService {
  constructor(
    private readonly activity: ActivityService,
    private readonly mails: MailOutbox,
    private readonly notifications: NotificationsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Files a request for staff to answer.
   * @param typed the tracking code as the visitor typed it
   * @throws ApiException 404 without such an order, 409 where one waits already, or the order is cancelled
   */
  requestChange(
    typed: string,
    { description }: RequestOrderChangeDto,
    language: SiteLanguage,
    request?: RequestIdentity,
  ): Promise<TrackedOrderDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      // Locked, so that of several requests one comes first.
      const order = await lockTracked(manager, typed);
      if (order.status === OrderStatus.CANCELLED) throw conflict(changeTexts.cancelled);
      const earlier = await manager.find(OrderChangeRequest, {
        select: { id: true, status: true },
        where: { orderId: order.id },
      });
      if (earlier.some(({ status }) => openStatuses.includes(status)))
        throw conflict(changeTexts.openAlready);
      if (earlier.length >= mostRequests) throw conflict(changeTexts.tooMany);
      await manager.save(
        OrderChangeRequest,
        manager.create(OrderChangeRequest, { orderId: order.id, description }),
      );
      const tracked = await toTracked(manager, order, language);
      await this.#notify(manager, order, NotificationEvent.CHANGE_REQUESTED);
      return tracked;
    });
  }

  /**
   * Accepts the quote, or withdraws the request. What is accepted is paid with the order where that is still to be
   * paid; else it becomes an order of its own.
   * @param typed the tracking code as the visitor typed it
   * @throws ApiException 404 without such an order, or a request of it, 409 where there is nothing to accept, its day is
   * over, or somebody was faster
   */
  decide(
    typed: string,
    { decision, answeredAt }: DecideOrderChangeDto,
    language: SiteLanguage,
    request?: RequestIdentity,
  ): Promise<TrackedOrderDto> {
    const isAccepted = decision === OrderChangeDecision.ACCEPTED;
    if (isAccepted && !answeredAt) {
      throw validationError([
        { field: 'answeredAt', message: 'Send answeredAt of the quote that you accept.' },
      ]);
    }
    return this.idempotency.runOnce(request, async (manager) => {
      const order = await lockTracked(manager, typed);
      const change = await lockLastChange(manager, order.id);
      requireOpen(change);
      if (isAccepted) requireAcceptable(change, order, answeredAt!);
      const status = OrderChangeStatus[decision];
      Object.assign(change, { status, closedAt: new Date() });
      if (isAccepted) await this.#accept(manager, order, change);
      await manager.save(OrderChangeRequest, change);
      const tracked = await toTracked(manager, order, language);
      await this.#notify(
        manager,
        order,
        isAccepted ? NotificationEvent.CHANGE_ACCEPTED : NotificationEvent.CHANGE_REFUSED,
      );
      return tracked;
    });
  }

  async #accept(manager: EntityManager, order: DesignOrder, change: OrderChangeRequest): Promise<void> {
    const amount = change.amount!;
    if (order.payment === PaymentState.AWAITING || order.payment === PaymentState.REJECTED) {
      order.changesAmount += amount;
      await manager.save(DesignOrder, order);
      await writeToBuyer(this.mails, manager, order, (design) => ({
        kind: 'change-accepted',
        ...design,
        amount,
      }));
      return;
    }
    const made = await manager.save(DesignOrder, orderOf(manager, order, amount));
    Object.assign(change, { isOwnOrder: true, madeOrderId: made.id });
    const title = orderType.titleOf(made);
    await this.activity.note(manager, {
      subject: RecordKind.ORDER,
      verb: ActivityVerb.CREATED,
      id: made.id,
      title,
    });
    await writeToBuyer(this.mails, manager, made, (design) => ({ kind: 'change-ordered', ...design }));
  }

  async #notify(manager: EntityManager, order: DesignOrder, event: NotificationEvent): Promise<void> {
    const { id, name, project } = order;
    const title = orderType.titleOf(order);
    await Promise.all([
      this.activity.note(manager, { subject: RecordKind.ORDER, verb: ActivityVerb.UPDATED, id, title }),
      this.notifications.add(manager, {
        ...{ subject: NotificationSubject.ORDER, event, id },
        ...{ name, about: project.title },
      }),
    ]);
  }
}

async function lockLastChange(manager: EntityManager, orderId: number): Promise<OrderChangeRequest> {
  const change = await manager.findOne(OrderChangeRequest, {
    where: { orderId },
    order: { id: 'DESC' },
    // Staff lock the request alone.
    lock: { mode: 'for_no_key_update' },
  });
  if (!change) throw notFound(changeTexts.notFound);
  return change;
}

function requireOpen({ status }: OrderChangeRequest): void {
  if (status === OrderChangeStatus.ACCEPTED) throw conflict(changeTexts.accepted);
  if (status === OrderChangeStatus.REFUSED) throw conflict(changeTexts.refused);
  if (status === OrderChangeStatus.DECLINED) throw conflict(changeTexts.declined);
}

function requireAcceptable(change: OrderChangeRequest, order: DesignOrder, answeredAt: Date): void {
  if (order.status === OrderStatus.CANCELLED) throw conflict(changeTexts.cancelled);
  if (change.status !== OrderChangeStatus.QUOTED) throw conflict(changeTexts.noQuote);
  if (change.answeredAt?.getTime() !== answeredAt.getTime()) throw conflict(changeTexts.otherQuote);
  if (isOver(change)) throw conflict(changeTexts.over);
}

/** The order of a change whose first order is paid already, at the price that was agreed. */
function orderOf(manager: EntityManager, first: DesignOrder, price: number): DesignOrder {
  const { name, email, phone, address, language, projectId, project } = first;
  return manager.create(DesignOrder, {
    ...{ name, email, phone, address, language, projectId, project, price },
    ...{ trackingCode: newTrackingCode(), status: OrderStatus.CONFIRMED, isChange: true },
  });
}
