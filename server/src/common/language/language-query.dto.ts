import { SiteLanguage } from './site-language.enum.js';
import { EnumFilter } from '../validation/query.decorator.js';

export class LanguageQuery {
  /** For a link, which cannot say what its reader reads; without it `Accept-Language` decides. */
  @EnumFilter(SiteLanguage, 'SiteLanguage')
  language?: SiteLanguage;
}
