/** The languages of the public site: English, Amharic and Afaan Oromo. */
export enum SiteLanguage {
  en = 'en',
  am = 'am',
  om = 'om',
}

/** What texts are translated into; they are written in English. */
export type TranslatedLanguage = Exclude<SiteLanguage, SiteLanguage.en>;

export const translatedLanguagesByCode = { am: SiteLanguage.am, om: SiteLanguage.om } as const;

export const translatedLanguages: TranslatedLanguage[] = Object.values(translatedLanguagesByCode);

export function isTranslatedLanguage(language: SiteLanguage): language is TranslatedLanguage {
  return language !== SiteLanguage.en;
}
