import { textLimits } from '../../../common/text-limits.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';

/** What a day is called, in the languages of the site. */
export class DayNamesDto {
  @Text(textLimits.name)
  en: string;

  /** Amharic; null where the site shows the English name. */
  @OptionalText(textLimits.name)
  am: string | null;

  /** Afaan Oromo; null where the site shows the English name. */
  @OptionalText(textLimits.name)
  om: string | null;
}
