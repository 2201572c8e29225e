import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';
import { pick, ReadType } from '../../../common/fields/dto-types.js';
import { fraction } from '../../../common/fields/fraction.js';
import { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { textLimits } from '../../../common/text-limits.js';
import { OptionalText, WebAddress } from '../../../common/validation/text.decorator.js';
import type { FirmTranslations } from '../firm-texts.js';
import { firmFactNames, SiteSettings, type SocialLinks } from '../site-settings.entity.js';

/** A point on the map, in degrees of WGS 84 as maps on the web show them. */
export class CoordinatesDto {
  /** North of the equator; south is negative. */
  @Degrees(90)
  latitude: number;

  /** East of Greenwich; west is negative. */
  @Degrees(180)
  longitude: number;
}

function Degrees(most: number): PropertyDecorator {
  const message = `$property must be a number of degrees from -${most} to ${most}.`;
  return applyDecorators(
    Max(most, { message }),
    Min(-most, { message }),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message }),
    ApiProperty({ ...fraction, minimum: -most, maximum: most }),
  );
}

/** Where the firm is found elsewhere; null where it is not. */
class SocialLinksDto {
  facebook: string | null;

  youtube: string | null;

  telegram: string | null;

  tiktok: string | null;

  static from({ facebook, youtube, telegram, tiktok }: SocialLinks): SocialLinksDto {
    return {
      facebook: facebook ?? null,
      youtube: youtube ?? null,
      telegram: telegram ?? null,
      tiktok: tiktok ?? null,
    };
  }
}

const message = '$property must be an https address.';

/** What to change of them; what is left out stays, null or empty takes a link away. */
export class UpdateSocialLinksDto {
  @OptionalText(textLimits.short)
  @WebAddress({ message })
  facebook?: string | null;

  @OptionalText(textLimits.short)
  @WebAddress({ message })
  youtube?: string | null;

  @OptionalText(textLimits.short)
  @WebAddress({ message })
  telegram?: string | null;

  @OptionalText(textLimits.short)
  @WebAddress({ message })
  tiktok?: string | null;
}

/** What the site says of the firm in one language; null where it shows the English text. */
class FirmTextsDto {
  siteName: string | null;

  siteDescription: string | null;

  address: string | null;
}

/** What the site says of the firm in the languages beside English. */
class FirmTranslationsDto {
  /** Amharic. */
  am: FirmTextsDto;

  /** Afaan Oromo. */
  om: FirmTextsDto;

  static from({ am, om }: FirmTranslations): FirmTranslationsDto {
    return { am: complete(am), om: complete(om) };
  }
}

function complete(texts: FirmTranslations['am'] = {}): FirmTextsDto {
  const { siteName = null, siteDescription = null, address = null } = texts;
  return { siteName, siteDescription, address };
}

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

/** What the site says of the firm, in English, as staff edit it. */
export class SiteSettingsDto extends IntersectionType(
  OmitType(PublicSettingsDto, ['translations']),
  ReadType(SiteSettings, firmFactNames),
) {
  /** Grows with each change; send it along with an update. */
  version: number;

  static from(settings: SiteSettings): SiteSettingsDto {
    const { translations: _, ...read } = PublicSettingsDto.from(settings, {});
    return { ...read, ...pick(settings, firmFactNames), version: settings.version };
  }
}
