import { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { Choice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { longestPageUrl } from '../visitor.entity.js';

/** That a page was looked at, by whom is not said. */
export class CountViewDto {
  /** Path of the page; counted without language, query and fragment. */
  @Text(longestPageUrl)
  path: string;

  @Choice(SiteLanguage, 'SiteLanguage')
  language: SiteLanguage;

  /** Whether somebody came to the site with it, rather than going on from another page. Default: false. */
  @BooleanInput()
  begins?: boolean;

  /** Where somebody came from who begins; only the name of that site is counted. */
  @OptionalText(longestPageUrl)
  referrer?: string | null;
}
