import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ExpiriesService } from './expiries.service.js';

/** Registrations, licences and insurances of the firm and its people that expire. */
@Module({ imports: [NotificationsModule], providers: [ExpiriesService] })
export class ExpiriesModule {}
