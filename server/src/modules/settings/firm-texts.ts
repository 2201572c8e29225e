import type { SiteLanguage, TranslatedLanguage } from '../../common/language/site-language.enum.js';

/** What the settings say in English, and may say in the other languages of the site. */
export interface FirmTexts {
  siteName: string;
  siteDescription: string;
  address: string;
}

/** What is published; missing: the English text is shown. */
export type FirmTranslations = Partial<Record<TranslatedLanguage, Partial<FirmTexts>>>;

/** The firm's name as readers of a language know it. */
export function siteNameIn(
  { siteName, translations }: Pick<FirmTexts, 'siteName'> & { translations: FirmTranslations },
  language: SiteLanguage,
): string {
  return translations[language as TranslatedLanguage]?.siteName ?? siteName;
}
