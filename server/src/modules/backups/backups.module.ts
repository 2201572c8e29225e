import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentModule } from '../../content/content.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { BackupFailuresService } from './backup-failures.service.js';
import { BackupFilesService } from './backup-files.service.js';
import { BackupMaker } from './backup-maker.js';
import { BackupPlaces } from './backup-places.js';
import { BackupRetentionService } from './backup-retention.service.js';
import { BackupRunnerService } from './backup-runner.service.js';
import { BackupSchedule } from './backup-schedule.js';
import { BackupSpace } from './backup-space.js';
import { BackupWarningsService } from './backup-warnings.service.js';
import { Backup } from './backup.entity.js';
import { BackupsWriterService } from './backups-writer.service.js';
import { BackupsController } from './backups.controller.js';
import { BackupsService } from './backups.service.js';

export {
  backUpBeforeUpdate,
  type BackupBeforeUpdate,
  NoBackupBeforeUpdateError,
  noteBackupBeforeUpdate,
} from './before-update.js';
export { BackupsService } from './backups.service.js';

/** Backups that the program makes by itself, and at the request of an administrator. */
@Module({
  imports: [TypeOrmModule.forFeature([Backup]), ContentModule, MailModule, NotificationsModule],
  controllers: [BackupsController],
  providers: [
    BackupFailuresService,
    BackupFilesService,
    BackupMaker,
    BackupPlaces,
    BackupRetentionService,
    BackupRunnerService,
    BackupSchedule,
    BackupSpace,
    BackupWarningsService,
    BackupsService,
    BackupsWriterService,
  ],
  exports: [BackupsService],
})
export class BackupsModule {}
