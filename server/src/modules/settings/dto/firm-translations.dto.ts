import { ApiProperty } from '@nestjs/swagger';
import type { FirmTranslations } from '../firm-texts.js';

/** What the site says of the firm in one language; null where it shows the English text. */
export class FirmTextsDto {
  @ApiProperty({ type: String, nullable: true })
  siteName: string | null;

  @ApiProperty({ type: String, nullable: true })
  siteDescription: string | null;

  @ApiProperty({ type: String, nullable: true })
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
