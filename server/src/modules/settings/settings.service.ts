import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { EntityNotFoundError, Repository } from 'typeorm';
import { PublicSettingsDto } from './dto/public-settings.dto.js';
import { SiteSettingsDto } from './dto/site-settings.dto.js';
import type { FirmTranslations } from './firm-texts.js';
import { settingsId, SiteSettings } from './site-settings.entity.js';
import { firmTranslations } from './select-firm.js';

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
}
