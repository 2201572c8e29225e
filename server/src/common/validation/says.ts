import type { ValidationOptions } from 'class-validator';
import type { ErrorTexts } from '../errors/texts/error-texts.js';
import { en } from '../errors/texts/en.js';

/**
 * What a rule says of a field that breaks it, in the reader's language.
 * @param field what the API calls it
 * @param value what was sent for it
 */
export type FieldSentence = (texts: ErrorTexts, field: string, value: unknown) => string;

/** For the rules of class-validator: it gets the English sentence, and the request pipe all of them. */
export function says(sentence: FieldSentence): ValidationOptions {
  return { message: ({ property, value }) => sentence(en, property, value), context: { sentence } };
}
