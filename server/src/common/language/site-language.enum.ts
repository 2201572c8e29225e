/** The languages of the public site: English, Amharic and Afaan Oromo. */
export enum SiteLanguage {
  en = 'en',
  am = 'am',
  om = 'om',
}
