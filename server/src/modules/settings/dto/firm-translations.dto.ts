import type { FirmTranslations } from '../firm-texts.js';

/** What the site says of the firm in one language; null where it shows the English text. */
export class FirmTextsDto {
  siteName: string | null;

  siteDescription: string | null;

  address: string | null;
}

/** What the site says of the firm in the languages beside English. */
export class FirmTranslationsDto {
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
