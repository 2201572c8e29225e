import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ScheduledBackups } from './scheduled-backups.js';

/** Backups that are made by themselves. */
@Module({ imports: [NotificationsModule], providers: [ScheduledBackups] })
export class BackupsModule {}
