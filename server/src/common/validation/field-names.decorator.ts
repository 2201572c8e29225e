import { inEachLanguage, type TranslatedText } from '../errors/sentence.js';
import type { SiteLanguage } from '../language/site-language.enum.js';
import type { FieldSentence } from './localized-message.js';

/** What a field of a form is called in sentences about it. In English it is what the API calls it. */
export type FieldName = Record<Exclude<SiteLanguage, SiteLanguage.en>, string>;

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
