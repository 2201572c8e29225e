/** What is written in English and may be translated. */
export enum TranslationKind {
  PROJECT = 'PROJECT',
  POST = 'POST',
  SERVICE = 'SERVICE',
  PICTURE = 'PICTURE',
  TEAM_MEMBER = 'TEAM_MEMBER',
  TESTIMONIAL = 'TESTIMONIAL',
  SETTINGS = 'SETTINGS',
  SITE_WORDS = 'SITE_WORDS',
}
