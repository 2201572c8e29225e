import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { conflict, notFound } from '../../common/errors/api-exception.js';
import { ConstraintMessages } from '../../common/errors/constraint-messages.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { ActivityService, ActivitySubject, ActivityVerb } from '../activity/activity.module.js';
import { MailOutbox } from '../mail/mail.module.js';
import { NotificationSubject, NotificationsService } from '../notifications/notifications.module.js';
import { Project, projectTexts } from '../projects/projects.module.js';
import { DesignOrder } from './design-order.entity.js';
import type { CreateDesignOrderDto } from './dto/create-design-order.dto.js';
import { PlacedOrderDto } from './dto/placed-order.dto.js';
import { OrderStatus } from './order-status.enum.js';
import { orderTexts } from './order-texts.js';
import { newTrackingCode } from './tracking-code.js';

/** What visitors send: orders. */
@Injectable()
export class VisitorOrdersWriterService implements OnModuleInit {
  constructor(
    private readonly activity: ActivityService,
    private readonly mails: MailOutbox,
    private readonly notifications: NotificationsService,
    private readonly idempotency: IdempotencyService,
    private readonly constraints: ConstraintMessages,
  ) {}

  onModuleInit(): void {
    this.constraints.add('design_orders_tracking_code_key', orderTexts.trackingCodeTaken);
  }

  /** @throws ApiException 404 without such a public project, 409 when its design is not for sale */
  place(
    { projectId, ...contact }: CreateDesignOrderDto,
    language: SiteLanguage,
    request?: RequestIdentity,
  ): Promise<PlacedOrderDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      const project = await this.#projectForSale(manager, projectId);
      const order = await manager.save(DesignOrder, {
        ...contact,
        address: contact.address ?? null,
        projectId,
        price: project.price,
        trackingCode: newTrackingCode(),
        status: OrderStatus.PENDING,
        language,
      });
      await this.activity.record(manager, {
        subject: ActivitySubject.ORDER,
        verb: ActivityVerb.CREATED,
        id: order.id,
        title: `${order.name}, ${project.title}`,
      });
      const news = {
        subject: NotificationSubject.ORDER,
        id: order.id,
        name: order.name,
        about: project.title,
      };
      const { trackingCode, price, address } = order;
      const design = { project: project.title, price, trackingCode };
      await this.mails.add(manager, {
        record: news,
        visitor: { name: order.name, email: order.email, phone: order.phone, language },
        toVisitor: { kind: 'order-received', ...design },
        toStaff: { kind: 'new-order', ...design, address },
      });
      await this.notifications.add(manager, news);
      const placed = await manager.findOneByOrFail(DesignOrder, { id: order.id });
      return PlacedOrderDto.from(Object.assign(placed, { project }));
    });
  }

  async #projectForSale(manager: EntityManager, id: number): Promise<Project> {
    // Locked, so that nobody takes it off the market between this check and the order.
    const project = await manager.findOne(Project, {
      where: { id },
      lock: { mode: 'pessimistic_read' },
    });
    if (!project?.isPublic) throw notFound(projectTexts.notFound);
    if (!project.isForSale) throw conflict(orderTexts.notForSale);
    return project;
  }
}
