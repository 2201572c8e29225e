import { OptionalChoice } from '../validation/choice.decorator.js';
import { SiteLanguage } from './site-language.enum.js';

export class LanguageQuery {
  /** For a link, which cannot say what its reader reads; without it `Accept-Language` decides. */
  @OptionalChoice(SiteLanguage, 'SiteLanguage')
  language?: SiteLanguage;
}
