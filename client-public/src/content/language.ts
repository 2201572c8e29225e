/** The three languages of the public site. */
export type Language = 'en' | 'am' | 'om';
