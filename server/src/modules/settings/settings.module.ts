import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { TranslationsModule, TranslationsService } from '../translations/translations.module.js';
import { SettingsController } from './settings.controller.js';
import { SettingsWriterService } from './settings-writer.service.js';
import { SettingsService } from './settings.service.js';
import { SiteSettings } from './site-settings.entity.js';
import { translatedSettings } from './translated-settings.js';

export { translatedSettings } from './translated-settings.js';
export { siteNameIn } from './firm-texts.js';
export { type FirmRow, selectFirm } from './select-firm.js';
export { SettingsService } from './settings.service.js';
export { SiteSettings } from './site-settings.entity.js';

/** What the site says of the firm. */
@Module({
  imports: [TypeOrmModule.forFeature([SiteSettings]), ActivityModule, TranslationsModule],
  controllers: [SettingsController],
  providers: [SettingsService, SettingsWriterService],
  exports: [SettingsService],
})
export class SettingsModule implements OnModuleInit {
  constructor(private readonly translations: TranslationsService) {}

  onModuleInit(): void {
    this.translations.addKind(translatedSettings);
  }
}
