import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentModule, HasContent } from '../../content/content.module.js';
import { SettingsWriterService } from './settings-writer.service.js';
import { settingsType } from './settings.content-type.js';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';
import { SiteSettings } from './site-settings.entity.js';

export { settingsType } from './settings.content-type.js';
export { siteNameIn } from './firm-texts.js';
export { type FirmRow, selectFirm } from './select-firm.js';
export { SettingsService } from './settings.service.js';
export { SiteSettings } from './site-settings.entity.js';

/** What the site says of the firm. */
@Module({
  imports: [TypeOrmModule.forFeature([SiteSettings]), ContentModule],
  controllers: [SettingsController],
  providers: [SettingsService, SettingsWriterService],
  exports: [SettingsService],
})
@HasContent(settingsType)
export class SettingsModule {}
