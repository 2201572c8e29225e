import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionsModule } from '../sessions/sessions.module.js';
import { NotificationInboxService } from './notification-inbox.service.js';
import { NotificationStreams } from './notification-streams.service.js';
import { Notification } from './notification.entity.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { UnreadNotification } from './unread-notification.entity.js';

export { NotificationEvent } from './notification.enums.js';
export { NotificationDto } from './dto/notification.dto.js';
export { Notification } from './notification.entity.js';
export { NotificationSubject } from './notification.enums.js';
export { NotificationsService } from './notifications.service.js';
export { backOfficeLists, type NotifiedRecord } from './write-notification.js';

/** What staff should know of: written with its record, shown to open pages at once. */
@Module({
  imports: [TypeOrmModule.forFeature([Notification, UnreadNotification]), SessionsModule],
  controllers: [NotificationsController],
  providers: [NotificationInboxService, NotificationsService, NotificationStreams],
  exports: [NotificationsService],
})
export class NotificationsModule {}
