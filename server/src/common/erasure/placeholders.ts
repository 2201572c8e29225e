/** Replaces personal data where a column may not be empty. */
export const erasedName = 'Erased person';

/** Nobody can have it: `.invalid` is no domain and never will be. */
export const erasedEmail = 'erased@erased.invalid';

/** In place of what they wrote. */
export const erasedText = 'Erased';
