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

  /** Code of the default language. */
  language: string;

  /** ISO 4217 code. */
  currency: string;

  static from(settings: SiteSettings): SiteSettingsDto {
    const { siteName, siteDescription, contactEmail, supportPhone, address, timezone, language, currency } =
      settings;
    return { siteName, siteDescription, contactEmail, supportPhone, address, timezone, language, currency };
  }
}
