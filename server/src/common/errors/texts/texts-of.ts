import type { SiteLanguage } from '../../language/site-language.enum.js';
import { am } from './am.js';
import { en } from './en.js';
import type { ErrorTexts } from './error-texts.js';
import { om } from './om.js';

const catalogues: Record<SiteLanguage, ErrorTexts> = { en, am, om };

export function textsOf(language: SiteLanguage): ErrorTexts {
  return catalogues[language];
}
