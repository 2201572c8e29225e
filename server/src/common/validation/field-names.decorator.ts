import type { ValidationOptions } from 'class-validator';
import { en, type ErrorTexts } from '../errors/error-texts.js';
import { inEachLanguage, type TranslatedText } from '../errors/sentence.js';
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

/** What a field of a form is called in sentences about it. In English it is what the API calls it. */
type FieldName = Record<Exclude<SiteLanguage, SiteLanguage.en>, string>;

const namesOfDtos = new WeakMap<object, Record<string, FieldName>>();

/**
 * Names the fields of what visitors send. A name that is missing does not compile.
 * @typeParam ForPrograms fields whose faults only programs can meet
 */
export function FieldNames<Dto extends object, ForPrograms extends keyof Dto = never>(
  names: Record<Exclude<keyof Dto, ForPrograms>, FieldName>,
): (dto: new () => Dto) => void {
  return (dto) => void namesOfDtos.set(dto, names);
}

/**
 * A sentence about a field, in every language.
 * @param dto the class that names its fields
 */
export function aboutField(
  dto: object | undefined,
  field: string,
  sentence: FieldSentence,
  value?: unknown,
): TranslatedText {
  const names: Record<string, Partial<TranslatedText>> = (dto && namesOfDtos.get(dto)) ?? {};
  return inEachLanguage((texts, language) =>
    sentence(texts, names[field]?.[language] ?? field, value, language),
  );
}

/** What forms call that which they ask of anybody. */
export const personFields = {
  name: { am: 'ስም', om: 'Maqaa' },
  email: { am: 'ኢሜይል', om: 'Imeelii' },
  phone: { am: 'ስልክ', om: 'Bilbila' },
  address: { am: 'አድራሻ', om: 'Teessoo' },
  message: { am: 'መልእክት', om: 'Ergaa' },
  date: { am: 'ቀን', om: 'Guyyaa' },
} satisfies Record<string, FieldName>;
