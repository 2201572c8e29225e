import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { EntityNotFoundError, Repository } from 'typeorm';
import { isTranslatedLanguage, type SiteLanguage } from '../../common/language/site-language.enum.js';
import { readInLanguage } from '../../content/content.module.js';
import { PublicSettingsDto, SiteSettingsDto } from './dto/settings.dto.js';
import type { FirmTranslations } from './firm-texts.js';
import { firmTranslations } from './select-firm.js';
import { settingsType } from './settings.content-type.js';
import { firmFactNames, settingsId, SiteSettings } from './site-settings.entity.js';

const readOfFirm = [
  ...(['siteName', 'siteDescription', 'address', 'supportPhone', 'contactEmail'] as const),
  ...firmFactNames,
] as const;

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

  /** What documents say of who writes them, in a language; what is not translated and published is English. */
  async letterhead(language: SiteLanguage): Promise<Record<'name' | 'address' | 'phone' | 'email', string>> {
    const { translations, siteName, address, supportPhone: phone, contactEmail: email } = await this.find();
    const said = isTranslatedLanguage(language) ? translations[language] : undefined;
    return { name: said?.siteName ?? siteName, address: said?.address ?? address, phone, email };
  }

  /** All that tenders ask about the firm in a language; what is not translated and published is English. */
  async readFirm(
    language: SiteLanguage,
    manager = this.settings.manager,
  ): Promise<Pick<SiteSettings, (typeof readOfFirm)[number]>> {
    const builder = manager.createQueryBuilder(SiteSettings, 'settings').where({ id: settingsId });
    const [firm] = await readInLanguage(builder, settingsType, readOfFirm, language);
    if (!firm) throw new EntityNotFoundError(SiteSettings, { id: settingsId });
    return firm;
  }
}
