import { TextOrFilmField } from '../../../common/http/accepts-form.decorator.js';
import { textLimits } from '../../../common/text-limits.js';
import { TextListInput } from '../../../common/validation/form.decorator.js';
import { OptionalText } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import { longestStatement, mostEntries, mostFigures } from '../site-copy.entity.js';

/**
 * What to change of the words of the site; what is left out stays, null or an empty list clears it. Two lists that belong together have as many entries: figures, associations, certifications.
 */
export class UpdateSiteCopyDto {
  /** Path of a picture of the site. */
  @OptionalText(textLimits.short)
  heroImage?: string | null;

  @OptionalText(textLimits.short)
  @TextOrFilmField(textLimits.short)
  heroFilm?: string | null;

  @OptionalText(textLimits.title)
  heroHeadline?: string | null;

  @OptionalText(textLimits.short)
  heroText?: string | null;

  @OptionalText(textLimits.title)
  callHeading?: string | null;

  @OptionalText(textLimits.short)
  callText?: string | null;

  @TextListInput(mostFigures, 20)
  figureValues?: string[];

  @TextListInput(mostFigures, textLimits.short)
  figureLabels?: string[];

  @OptionalText(textLimits.title)
  aboutTitle?: string | null;

  @OptionalText(textLimits.short)
  aboutText?: string | null;

  @OptionalText(longestStatement)
  mission?: string | null;

  @OptionalText(longestStatement)
  vision?: string | null;

  @OptionalText(textLimits.message)
  whoWeAre?: string | null;

  @TextListInput(mostEntries, 20)
  associationMarks?: string[];

  @TextListInput(mostEntries, textLimits.short)
  associationNames?: string[];

  @TextListInput(mostEntries, textLimits.short)
  certificationNames?: string[];

  @TextListInput(mostEntries, textLimits.short)
  certificationTexts?: string[];

  @BasedOnVersion()
  version?: number;
}
