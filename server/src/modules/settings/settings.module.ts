import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { SettingsController } from './settings.controller.js';
import { SettingsWriterService } from './settings-writer.service.js';
import { SettingsService } from './settings.service.js';
import { SiteSettings } from './site-settings.entity.js';

export { siteNameIn } from './firm-texts.js';
export { type FirmRow, selectFirm } from './select-firm.js';
export { SiteSettings } from './site-settings.entity.js';

/** What the site says of the firm. */
@Module({
  imports: [TypeOrmModule.forFeature([SiteSettings]), ActivityModule],
  controllers: [SettingsController],
  providers: [SettingsService, SettingsWriterService],
})
export class SettingsModule {}
