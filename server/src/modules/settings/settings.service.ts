import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { EntityNotFoundError, Repository } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { inAllLanguages } from '../../content/content.module.js';
import { PublicSettingsDto } from './dto/public-settings.dto.js';
import { SiteSettingsDto } from './dto/site-settings.dto.js';
import type { FirmTranslations } from './firm-texts.js';
import { settingsId, SiteSettings } from './site-settings.entity.js';
import { firmTranslations } from './select-firm.js';
import { settingsType } from './settings.content-type.js';

/** What the site says of the firm, as visitors and as staff read it. */
@Injectable()
export class SettingsService {
  constructor(@InjectRepository(SiteSettings) private readonly settings: Repository<SiteSettings>) {}

  async find(): Promise<PublicSettingsDto> {
    const { entities, raw } = await this.settings
      .createQueryBuilder('settings')
      .where({ id: settingsId })
      .addSelect(firmTranslations, 'said')
      .getRawAndEntities<{ said: FirmTranslations }>();
    const [settings] = entities;
    if (!settings) throw new EntityNotFoundError(SiteSettings, { id: settingsId });
    return PublicSettingsDto.from(settings, raw[0]!.said);
  }

  async findForStaff(): Promise<SiteSettingsDto> {
    return SiteSettingsDto.from(await this.settings.findOneByOrFail({ id: settingsId }));
  }

  /** All that is known of the firm in each language, for a tender; what is not translated and published is English. */
  async readFirm(): Promise<Record<SiteLanguage, SiteSettings>> {
    const settings = await this.settings.findOneByOrFail({ id: settingsId });
    return inAllLanguages(this.settings.manager, settingsType, settings);
  }
}
