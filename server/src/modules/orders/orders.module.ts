import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { type Erased, EraseStep } from '../../common/erasure/erasure.js';
import { TimelineSource } from '../../common/person-timeline/person-timeline.js';
import { ContentModule, HasContent } from '../../content/content.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OfficeHoursModule } from '../office-hours/office-hours.module.js';
import { SecretLinksModule, MailedLinks } from '../secret-links/secret-links.module.js';
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
import { orderTimeline } from './order-timeline.js';
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
export { OrderStatus } from './order-status.enum.js';

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
