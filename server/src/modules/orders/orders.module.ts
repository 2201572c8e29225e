import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { type Erased, EraseStep } from '../../common/erasure/erasure.js';
import { TimelineSource } from '../../common/person-timeline/person-timeline.js';
import { ContentModule, HasContent } from '../../content/content.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OfficeHoursModule } from '../office-hours/office-hours.module.js';
import {
  LinkPurpose,
  MailedLinks,
  SecretLinksModule,
  selectLinksMade,
} from '../secret-links/secret-links.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DesignFile } from './design-file.entity.js';
import { DesignFilesController } from './design-files.controller.js';
import { DesignFilesService } from './design-files.service.js';
import { DesignOrder } from './design-order.entity.js';
import { DownloadsController } from './downloads.controller.js';
import { DownloadsService } from './downloads.service.js';
import { OrderChangeRequest } from './order-change-request.entity.js';
import { OrderChangesController } from './order-changes.controller.js';
import { OrderChangesService } from './order-changes.service.js';
import { eraseBuyers } from './order-erasure.js';
import { orderType } from './order.content-type.js';
import { OrdersAdminController } from './orders-admin.controller.js';
import { OrdersWriterService } from './orders-writer.service.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { OwnOrdersService } from './own-orders.service.js';
import { PaymentsWriterService } from './payments-writer.service.js';
import { PricesWriterService } from './prices-writer.service.js';
import { ProFormasController } from './pro-formas.controller.js';
import { ProFormasService } from './pro-formas.service.js';
import { VisitorDownloadsWriterService } from './visitor-downloads-writer.service.js';
import { VisitorOrderChangesWriterService } from './visitor-order-changes-writer.service.js';
import { VisitorOrderChangesController } from './visitor-order-changes.controller.js';
import { VisitorOrdersWriterService } from './visitor-orders-writer.service.js';
import { VisitorPaymentsWriterService } from './visitor-payments-writer.service.js';

export { DesignOrder } from './design-order.entity.js';
export { OwnOrderDto } from './dto/tracked-order.dto.js';
export { OwnOrdersService } from './own-orders.service.js';
export { OrderStatus } from './order.enums.js';

/** The events of orders in the contact history. What was ordered, readers see in the record. */
const orderTimeline = `
  SELECT created_at AS at, 'ORDER' AS what, 'order' AS kind, id AS record_id, NULL::text AS title,
    NULL::text AS body, status::text AS state, NULL::integer AS actor_id
  FROM design_orders WHERE id = ANY (:orderIds)
  UNION ALL
  SELECT licensed_at, 'PAYMENT', 'order', id, NULL, concat_ws(' ', payment_provider, payment_reference), payment,
    payment_decided_by_id
  FROM design_orders WHERE id = ANY (:orderIds) AND licensed_at IS NOT NULL
  UNION ALL
  SELECT created_at, 'CHANGE', 'order', order_id, NULL, description, status, NULL
  FROM order_change_requests WHERE order_id = ANY (:orderIds)
  UNION ALL
  SELECT answered_at, 'QUOTE', 'order', order_id, NULL, concat_ws(' · ', amount || ' ETB', answer), NULL, answered_by_id
  FROM order_change_requests WHERE order_id = ANY (:orderIds) AND answered_at IS NOT NULL
  UNION ALL
  SELECT created_at, 'FILES', 'order', record_id, NULL, NULL, NULL, NULL
  FROM (${selectLinksMade(LinkPurpose.DOWNLOAD)}) AS links WHERE record_id = ANY (:orderIds)`;

/** Orders of ready-made designs. */
@Module({
  imports: [
    TypeOrmModule.forFeature([DesignFile, DesignOrder, OrderChangeRequest]),
    ContentModule,
    MailModule,
    NotificationsModule,
    OfficeHoursModule,
    SecretLinksModule,
    SettingsModule,
  ],
  controllers: [
    OrdersController,
    DownloadsController,
    ProFormasController,
    OrdersAdminController,
    OrderChangesController,
    VisitorOrderChangesController,
    DesignFilesController,
  ],
  providers: [
    DesignFilesService,
    DownloadsService,
    VisitorDownloadsWriterService,
    ProFormasService,
    OrdersService,
    OwnOrdersService,
    OrdersWriterService,
    OrderChangesService,
    PaymentsWriterService,
    PricesWriterService,
    VisitorOrderChangesWriterService,
    VisitorOrdersWriterService,
    VisitorPaymentsWriterService,
  ],
  exports: [OwnOrdersService],
})
@HasContent(orderType)
@TimelineSource(orderTimeline)
@MailedLinks({ ...orderType, address: 'email' })
export class OrdersModule {
  @EraseStep('before')
  erase(manager: EntityManager, erased: Erased): Promise<void> {
    return eraseBuyers(manager, erased);
  }
}
