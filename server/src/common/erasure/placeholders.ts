/** What stands in a record in place of whom it was about, where something has to. */
export const erasedName = 'Erased person';

/** Nobody can have it: `.invalid` is no domain and never will be. */
export const erasedEmail = 'erased@erased.invalid';

/** In place of what they wrote. */
export const erasedText = 'Erased';
