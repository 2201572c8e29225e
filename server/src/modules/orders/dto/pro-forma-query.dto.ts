import { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { EnumFilter } from '../../../common/validation/query.decorator.js';

export class ProFormaQuery {
  /** For a link, which cannot say what its reader reads; without it `Accept-Language` decides. */
  @EnumFilter(SiteLanguage, 'SiteLanguage')
  language?: SiteLanguage;
}
