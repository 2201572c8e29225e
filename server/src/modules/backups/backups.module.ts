import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { BackupsMade } from './backups-made.service.js';
import { ScheduledBackups } from './scheduled-backups.js';

export { BackupsMade } from './backups-made.service.js';

/** Backups that are made by themselves. */
@Module({
  imports: [NotificationsModule],
  providers: [BackupsMade, ScheduledBackups],
  exports: [BackupsMade],
})
export class BackupsModule {}
