import type { SiteLanguage } from '../../common/language/site-language.enum.js';

/** What the settings say in English, and may say in the other languages of the site. */
export interface FirmTexts {
  siteName: string;
  siteDescription: string;
  address: string;
}

export type TranslatedLanguage = Exclude<SiteLanguage, SiteLanguage.en>;

/** Null or missing: the English text is shown. */
export type FirmTranslations = Partial<
  Record<TranslatedLanguage, { [Text in keyof FirmTexts]?: FirmTexts[Text] | null }>
>;

/** The firm's name as readers of a language know it. */
export function siteNameIn(
  { siteName, translations }: Pick<FirmTexts, 'siteName'> & { translations: FirmTranslations },
  language: SiteLanguage,
): string {
  return translations[language as TranslatedLanguage]?.siteName ?? siteName;
}
