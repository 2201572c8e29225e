import type { SiteLanguage } from '../language/site-language.enum.js';
import type { ErrorTexts } from './texts/error-texts.js';
import { textsOf } from './texts/texts-of.js';

/** Picks a sentence from the catalogue of whoever reads it: `(texts) => texts.emailTaken`. */
export type Spoken = (texts: ErrorTexts) => string;

/** What is said of a failure. What only staff or programs can meet is a plain text, in English. */
export type Sentence = string | Spoken;

export function say(sentence: Sentence, language: SiteLanguage): string {
  return typeof sentence === 'string' ? sentence : sentence(textsOf(language));
}
