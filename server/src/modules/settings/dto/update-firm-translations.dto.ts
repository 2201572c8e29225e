import { Part } from '../../../common/validation/part.decorator.js';
import { textLimits } from '../../../common/text-limits.js';
import { OptionalText } from '../../../common/validation/text.decorator.js';

/** Texts in one language. What is left out stays; null or empty shows the English text. */
export class UpdateFirmTextsDto {
  @OptionalText(textLimits.name)
  siteName?: string | null;

  @OptionalText(textLimits.short)
  siteDescription?: string | null;

  @OptionalText(textLimits.short)
  address?: string | null;
}

/** What staff may change of the texts in the languages beside English; a language that is left out stays. */
export class UpdateFirmTranslationsDto {
  /** Amharic. */
  @Part(UpdateFirmTextsDto)
  am?: UpdateFirmTextsDto;

  /** Afaan Oromo. */
  @Part(UpdateFirmTextsDto)
  om?: UpdateFirmTextsDto;
}
