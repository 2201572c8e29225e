import type { SelectQueryBuilder } from 'typeorm';
import { pick } from '../../common/fields/dto-types.js';
import { fieldsOf } from '../../common/fields/field-info.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import type { RecordKind } from '../../common/record-kind.js';
import type { ContentRecord, ContentType } from '../content-type.js';
import { readTexts } from '../read-content.js';

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
export function translateWords<Row extends object>({ entity }: Known, row: Row, words: Words | null): Row {
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

/** Records with their texts in a language, those within lists too; what is not translated and published is English. */
export async function readInLanguage<Entity extends ContentRecord, Name extends keyof Entity & string>(
  builder: SelectQueryBuilder<Entity>,
  type: Pick<ContentType<Entity>, 'kind' | 'entity'>,
  names: readonly Name[],
  language: SiteLanguage,
): Promise<Pick<Entity, Name>[]> {
  const said = wordsFor(type.kind, language, `${builder.alias}.id`);
  const rows = await readTexts<Entity, Name, { said: Words | null }>(
    ...([builder, type as Pick<ContentType, 'kind' | 'entity'>, names, language, { said }] as const),
  );
  return rows.map((row) =>
    translateWords(type as Known, pick<Pick<Entity, Name>, Name>(row, names), row.said),
  );
}

function listsOf(entity: Known['entity']): [name: string, words: readonly string[]][] {
  return [...fieldsOf(entity)].flatMap(([name, { words }]) => (words ? [[name, words]] : []));
}
