import { makeSearchColumns, type SearchColumns } from './search-columns.js';

interface SearchedProperty {
  name: string;
  /** Whether hits are ranked by it. */
  isTitle?: boolean;
  /** How many characters of it are searched: what strangers write shall not fill the index. Left out, all. */
  most?: number;
  /** For a relation: the property of the related record whose text is searched. */
  of?: string;
}

/** The texts of a record in another language, by the name of their field. */
export type TranslatedTexts = Record<string, string | string[]>;

const properties = new WeakMap<object, SearchedProperty[]>();

/** Says that a record is found by the text of a column, in every language into which it is translated. */
export function Searched(options: Omit<SearchedProperty, 'name'> = {}): PropertyDecorator {
  return (prototype, name) =>
    void properties.set(prototype, [
      ...(properties.get(prototype) ?? []),
      { name: String(name), ...options },
    ]);
}

/** Says that a record is found by a text of a related record, such as an order by the title of its project. */
export const SearchedBy = (of: string): PropertyDecorator => Searched({ of });

/** What the records of an entity are found by; empty where they are not searched. @param entity its class */
export function searchedOf(entity: unknown): readonly SearchedProperty[] {
  return (typeof entity === 'function' && properties.get(entity.prototype as object)) || [];
}

/**
 * Makes the search columns of a record. SQL and query builders that write searched columns must set these too.
 * @param record its searched columns, and the related records that are searched
 * @param translations its texts in other languages, as far as they are published
 */
export function searchColumnsOf(
  entity: unknown,
  record: object,
  translations: TranslatedTexts[] = [],
): SearchColumns {
  const texts: string[] = translations.flatMap((each) => Object.values(each).flat());
  const titles: string[] = [];
  for (const { name, of, isTitle, most } of searchedOf(entity)) {
    const whole = textOf(record, name, of);
    const text = isText(whole) ? whole.slice(0, most) : whole;
    if (isText(text)) texts.push(text);
    if (isTitle) titles.push(...[text, ...translations.map((each) => each[name])].flat().filter(isText));
  }
  return makeSearchColumns(texts, titles);
}

function textOf(record: object, name: string, of: string | undefined): unknown {
  const value = (record as Record<string, unknown>)[name];
  if (!of) return value;
  if (!value) throw new Error(`${name} is searched by its ${of}: load it first.`);
  return (value as Record<string, unknown>)[of];
}

function isText(text: unknown): text is string {
  return typeof text === 'string' && text !== '';
}
