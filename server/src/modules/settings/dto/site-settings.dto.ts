import { ApiProperty } from '@nestjs/swagger';
import { SiteLanguage } from '../../../common/language/site-language.enum.js';
import type { SiteSettings } from '../site-settings.entity.js';

/** What the site says of the firm. */
export class SiteSettingsDto {
  siteName: string;

  siteDescription: string;

  contactEmail: string;

  supportPhone: string;

  address: string;

  /** IANA name of a time zone. */
  timezone: string;

  @ApiProperty({ enum: SiteLanguage, enumName: 'SiteLanguage', description: 'The default language.' })
  language: SiteLanguage;

  /** ISO 4217 code. */
  currency: string;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(settings: SiteSettings): SiteSettingsDto {
    const { siteName, siteDescription, contactEmail, supportPhone, address } = settings;
    const { timezone, language, currency, version } = settings;
    return {
      ...{ siteName, siteDescription, contactEmail, supportPhone, address },
      ...{ timezone, language, currency, version },
    };
  }
}
