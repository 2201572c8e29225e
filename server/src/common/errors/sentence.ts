import { SiteLanguage } from '../language/site-language.enum.js';
import { am, en, type ErrorTexts, om } from './error-texts.js';

/** A sentence in every language of the site. One that is missing does not compile. */
export type TranslatedText = Record<SiteLanguage, string>;

/** What is said of a failure. What only staff or programs can meet is a plain text, in English. */
export type Sentence = string | TranslatedText;

/** What a module can say to visitors: sentences by name, or functions that put values into them. */
export type TranslatedTexts = Record<string, TranslatedText | ((...values: never[]) => TranslatedText)>;

const catalogues: Record<SiteLanguage, ErrorTexts> = { en, am, om };

/** Makes a sentence in every language, out of the texts that all modules share. */
export function inEachLanguage(write: (texts: ErrorTexts, language: SiteLanguage) => string): TranslatedText {
  const { en, am, om } = SiteLanguage;
  return { en: write(catalogues.en, en), am: write(catalogues.am, am), om: write(catalogues.om, om) };
}

export function say(sentence: Sentence, language: SiteLanguage): string {
  return typeof sentence === 'string' ? sentence : sentence[language];
}
