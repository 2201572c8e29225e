import { SiteLanguage } from '../../../common/language/site-language.enum.js';
import type { FirmTranslations } from '../firm-texts.js';
import type { SiteSettings } from '../site-settings.entity.js';
import { CoordinatesDto } from './coordinates.dto.js';
import { FirmTranslationsDto } from './firm-translations.dto.js';
import { SocialLinksDto } from './social-links.dto.js';

/** What the site says of the firm; name, description and address are the English ones. */
export class PublicSettingsDto {
  siteName: string;

  siteDescription: string;

  contactEmail: string;

  supportPhone: string;

  /** Another number of the office; null where it has none. */
  secondPhone: string | null;

  address: string;

  /** Where the office is; null where nobody has entered it. */
  coordinates: CoordinatesDto | null;

  /** Name, description and address in the other languages, as far as they are published; null where the site shows the English one. */
  translations: FirmTranslationsDto;

  /** Accounts of the firm. */
  socialLinks: SocialLinksDto;

  /** Whether the firm is the invented one of the demo: true until the settings are changed for the first time. */
  isDemo: boolean;

  /** IANA name of a time zone. */
  timezone: string;

  /** The default language. */
  language: SiteLanguage;

  /** ISO 4217 code. */
  currency: string;

  static from(settings: SiteSettings, translations: FirmTranslations): PublicSettingsDto {
    const { siteName, siteDescription, contactEmail, supportPhone, address } = settings;
    const { secondPhone, coordinates, isDemo, timezone, language, currency } = settings;
    return {
      ...{ siteName, siteDescription, contactEmail, supportPhone, secondPhone, address, coordinates },
      translations: FirmTranslationsDto.from(translations),
      socialLinks: SocialLinksDto.from(settings.socialLinks),
      ...{ isDemo, timezone, language, currency },
    };
  }
}
