import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { conflict, notFound } from '../../common/errors/api-exception.js';
import { ConstraintSentences } from '../../common/errors/constraint-messages.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { insertRow } from '../../common/insert-row.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { newTrackingCode } from '../../common/text/tracking-code.js';
import { ActivityService, ActivityVerb, textIn } from '../../content/content.module.js';
import { MailOutbox } from '../mail/mail.module.js';
import { NotificationSubject, NotificationsService } from '../notifications/notifications.module.js';
import { OfficeHoursService } from '../office-hours/office-hours.module.js';
import { Project, type ProjectForSale, projectTexts, selectForSale } from '../projects/projects.module.js';
import { DesignOrder } from './design-order.entity.js';
import type { CreateDesignOrderDto } from './dto/create-design-order.dto.js';
import { PlacedOrderDto } from './dto/design-order.dto.js';
import { orderTexts } from './order-texts.js';
import { OrderStatus } from './order.enums.js';

/** What visitors send: orders. */
@ConstraintSentences({ design_orders_tracking_code_key: orderTexts.trackingCodeTaken })
@Injectable()
export class VisitorOrdersWriterService {
  constructor(
    private readonly activity: ActivityService,
    private readonly mails: MailOutbox,
    private readonly notifications: NotificationsService,
    private readonly idempotency: IdempotencyService,
    private readonly officeHours: OfficeHoursService,
  ) {}

  /** @throws ApiException 404 without such a public project, 409 when its design is not for sale */
  place(
    { projectId, ...contact }: CreateDesignOrderDto,
    language: SiteLanguage,
    request?: RequestIdentity,
  ): Promise<PlacedOrderDto> {
    return this.idempotency.createOnce(request, {
      target: DesignOrder,
      answer: async (filed, manager) => {
        const project = await manager.findOneOrFail(Project, {
          where: { id: filed.projectId },
          withDeleted: true,
        });
        return PlacedOrderDto.from({ ...filed, project });
      },
      file: async (manager, submission) => {
        const [project, dueAt] = await Promise.all([
          this.#projectForSale(manager, projectId),
          this.officeHours.answerDue(manager),
        ]);
        const { price, title } = project;
        const trackingCode = newTrackingCode();
        const { name, email, phone, address = null } = contact;
        const [mailContext, said, order] = await Promise.all([
          this.mails.open(manager, { limited: { email, kind: 'order-received' }, tellsStaff: true }),
          textIn(manager, language, RecordKind.PROJECT, project, 'title'),
          insertRow(
            manager,
            DesignOrder,
            {
              ...{ name, email, phone, address, projectId, price, trackingCode, dueAt },
              project: project as Project,
              ...{ status: OrderStatus.PENDING, language, ...submission },
            },
            PlacedOrderDto.fields,
          ),
        ]);
        const record = { subject: NotificationSubject.ORDER, id: order.id, name, about: title };
        const design = { project: title, price, trackingCode };
        await Promise.all([
          this.activity.note(manager, {
            subject: RecordKind.ORDER,
            verb: ActivityVerb.CREATED,
            id: order.id,
            title: `${name}, ${title}`,
          }),
          this.mails.write(manager, mailContext, {
            record,
            visitor: { name, email, phone, language },
            toVisitor: { kind: 'order-received', ...design, project: said, dueAt },
            toStaff: { kind: 'new-order', ...design, address },
          }),
          this.notifications.add(manager, record),
        ]);
        return PlacedOrderDto.from({ ...order, project: project as Project });
      },
    });
  }

  async #projectForSale(manager: EntityManager, id: number): Promise<ProjectForSale> {
    const [project] = await selectForSale.run(manager, [id]);
    if (!project?.isPublic) throw notFound(projectTexts.notFound);
    if (!project.isForSale) throw conflict(orderTexts.notForSale);
    return project;
  }
}
