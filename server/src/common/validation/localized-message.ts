import type { ValidationOptions } from 'class-validator';
import { en } from '../errors/texts/en.js';
import type { ErrorTexts } from '../errors/texts/error-texts.js';
import { SiteLanguage } from '../language/site-language.enum.js';

/**
 * What a rule says of a field that breaks it, in the reader's language.
 * @param field what that language calls it
 * @param value what was sent for it
 */
export type FieldSentence = (
  texts: ErrorTexts,
  field: string,
  value: unknown,
  language: SiteLanguage,
) => string;

/** For the rules of class-validator: it gets the English sentence, and the request pipe all of them. */
export function localizedMessage(sentence: FieldSentence): ValidationOptions {
  return {
    message: ({ property, value }) => sentence(en, property, value, SiteLanguage.en),
    context: { sentence },
  };
}
