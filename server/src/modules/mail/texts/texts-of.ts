import type { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { am } from './am.js';
import { en } from './en.js';
import type { MailTexts } from './mail-texts.js';
import { om } from './om.js';

const catalogues: Record<SiteLanguage, MailTexts> = { en, am, om };

export function textsOf(language: SiteLanguage): MailTexts {
  return catalogues[language];
}
