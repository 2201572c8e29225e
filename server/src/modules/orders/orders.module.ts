import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { BinModule } from '../bin/bin.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { DesignOrder } from './design-order.entity.js';
import { OrdersAdminController } from './orders-admin.controller.js';
import { OrdersController } from './orders.controller.js';
import { OrdersWriterService } from './orders-writer.service.js';
import { OrdersService } from './orders.service.js';
import { VisitorOrdersWriterService } from './visitor-orders-writer.service.js';

export { DesignOrder } from './design-order.entity.js';
export { OrderStatus } from './order-status.enum.js';

/** Orders of ready-made designs. */
@Module({
  imports: [
    TypeOrmModule.forFeature([DesignOrder]),
    ActivityModule,
    BinModule,
    MailModule,
    NotificationsModule,
  ],
  controllers: [OrdersController, OrdersAdminController],
  providers: [OrdersService, OrdersWriterService, VisitorOrdersWriterService],
})
export class OrdersModule {}
