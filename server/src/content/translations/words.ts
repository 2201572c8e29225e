import type { EntityManager } from 'typeorm';
import { fieldsOf, translatedFieldsOf } from '../../common/fields/field-info.js';
import { SiteLanguage, translatedLanguages } from '../../common/language/site-language.enum.js';
import type { RecordKind } from '../../common/record-kind.js';
import type { ContentType } from '../content-type.js';
import { inLanguage } from './in-language.js';
import { type Texts, Translation } from './translation.entity.js';

// Texts within lists of records are translated as one list, `words`, and found again by their English: rows can be
// put in another order or removed, and each keeps its translation.

type Entry = Record<string, unknown>;
type Known = Pick<ContentType, 'entity'>;

/** `words` in a language, and the English of each. */
export interface Words {
  texts: string[] | null;
  sources: string[] | null;
}

/** SQL of the `Words` of a row that are published in a language. @param recordId SQL of the row's id */
export function wordsFor(kind: RecordKind, language: SiteLanguage, recordId: string): string {
  return `(SELECT jsonb_build_object('texts', texts -> 'words', 'sources', sources -> 'words') FROM translations
    WHERE kind = '${kind}' AND record_id = ${recordId} AND language = '${language}' AND published)`;
}

function wordsIn({ texts, sources }: Pick<Translation, 'texts' | 'sources'>): Words {
  return { texts: [texts.words ?? []].flat(), sources: [sources.words ?? []].flat() };
}

/** The texts that are translated within a record's lists, each once. */
export function wordsOf({ entity }: Known, record: object): string[] {
  const texts = listsOf(entity).flatMap(([name, words]) =>
    ((record as Record<string, Entry[] | undefined>)[name] ?? []).flatMap((entry) =>
      words.map((word) => entry[word]),
    ),
  );
  return [...new Set(texts.filter((text): text is string => typeof text === 'string' && text !== ''))];
}

/** The same lists in another language; a text that is not translated stays English. */
export function sayWords<Row extends object>({ entity }: Known, row: Row, words: Words | null): Row {
  const said = new Map(words?.texts?.map((text, index) => [words.sources?.[index], text]));
  const lists = listsOf(entity).filter(([name]) => name in row);
  return {
    ...row,
    ...Object.fromEntries(
      lists.map(([name, words]) => [
        name,
        (row as Record<string, Entry[]>)[name]!.map((entry) => ({
          ...entry,
          ...Object.fromEntries(words.map((word) => [word, said.get(entry[word] as string) ?? entry[word]])),
        })),
      ]),
    ),
  };
}

/** A record as it reads in each language; text by text, what is not translated and published stays English. */
export async function inAllLanguages<Row extends { id: number }>(
  manager: EntityManager,
  { kind, entity }: Pick<ContentType, 'kind' | 'entity'>,
  row: Row,
): Promise<Record<SiteLanguage, Row>> {
  const stored = await manager.findBy(Translation, { kind, recordId: row.id, published: true });
  const names = translatedFieldsOf(entity).map(([name]) => name) as never[];
  const languages = translatedLanguages.map((language) => {
    const { texts = {}, sources = {} } = stored.find((each) => each.language === language) ?? {};
    const {
      fallbacks: _,
      translation: __,
      ...said
    } = inLanguage({ ...row, translation: texts as Texts }, language, names);
    return [language, sayWords({ entity }, said as unknown as Row, wordsIn({ texts, sources }))];
  });
  return Object.fromEntries([[SiteLanguage.en, row], ...languages]) as Record<SiteLanguage, Row>;
}

function listsOf(entity: Known['entity']): [name: string, words: readonly string[]][] {
  return [...fieldsOf(entity)].flatMap(([name, { words }]) =>
    words ? [[name, words] as const] : [],
  ) as never;
}
