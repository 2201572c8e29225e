import type { EntityManager } from 'typeorm';
import { isTranslatedLanguage, type SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { type Texts, Translation } from './translation.entity.js';

/** A row together with what it says in the language that it was read for. */
export interface WithTranslation {
  /** Null in English, and where nothing is published. */
  translation: Texts | null;
}

/**
 * The texts of a row in a language, for a query of plain rows; see `readRows`.
 * @param recordId SQL of the row's id, such as `project.id`
 * @param leftOut fields that the caller does not use
 */
export function translationFor(
  kind: RecordKind,
  language: SiteLanguage,
  recordId: string,
  leftOut: readonly string[] = [],
): { translation: string } {
  if (!isTranslatedLanguage(language)) return { translation: 'NULL::jsonb' };
  const without = leftOut.map((field) => ` - '${field}'`).join('');
  return {
    translation: `(SELECT translations.texts${without} FROM translations
      WHERE kind = '${kind}' AND record_id = ${recordId} AND language = '${language}' AND published)`,
  };
}

/**
 * What a list is sorted by for a reader: a text that is translated by what it says in the reader's language.
 * @param sortColumn of the English, such as `project.title`
 * @param names of the fields that can be translated
 * @returns a path, or SQL that is never null where the English is not
 */
export function sortedInLanguage(
  kind: RecordKind,
  language: SiteLanguage,
  sortColumn: string,
  names: readonly string[],
): string {
  const [alias, name] = sortColumn.split('.') as [string, string];
  if (!isTranslatedLanguage(language) || !names.includes(name)) return sortColumn;
  return `coalesce((SELECT texts ->> '${name}' FROM translations WHERE kind = '${kind}'
    AND record_id = ${alias}.id AND language = '${language}' AND published), ${sortColumn}) COLLATE "und-x-icu"`;
}

/**
 * SQL of a list of texts in a language, in its order. Each entry is found by its English, so that reordering or removing
 * one leaves what the others say; what is not translated stays English.
 * @param column of the English, such as `project.materials`
 */
export function entriesIn(kind: RecordKind, language: SiteLanguage, column: string): string {
  if (!isTranslatedLanguage(language)) return column;
  const [alias, name] = column.split('.') as [string, string];
  return `(SELECT jsonb_agg(coalesce(translated.text, entry.text) ORDER BY entry.place)
    FROM jsonb_array_elements_text(${column}) WITH ORDINALITY AS entry(text, place)
    LEFT JOIN LATERAL (
      SELECT texts -> '${name}' ->> (source.place - 1)::integer AS text
      FROM translations, jsonb_array_elements_text(
        CASE jsonb_typeof(sources -> '${name}') WHEN 'array' THEN sources -> '${name}' ELSE '[]' END
      ) WITH ORDINALITY AS source(text, place)
      WHERE kind = '${kind}' AND record_id = ${alias}.id AND language = '${language}' AND published
        AND lower(source.text) = lower(entry.text)
      LIMIT 1
    ) AS translated ON true)`;
}

/**
 * Says a row in the language that it was read for, text by text; what is not translated stays English.
 * @param names of the fields that can be translated
 * @returns the row, and in `fallbacks` the names of what is in English because there is nothing else
 */
export function inLanguage<Row extends WithTranslation>(
  row: Row,
  language: SiteLanguage,
  names: readonly (keyof Row & string)[],
): Row & { fallbacks: string[] } {
  if (!isTranslatedLanguage(language)) return { ...row, fallbacks: [] };
  const texts = row.translation ?? {};
  const fallbacks = names.filter((name) => !isEmpty(row[name]) && texts[name] === undefined);
  const translated = names.filter((name) => !isEmpty(row[name]) && texts[name] !== undefined);
  const said = Object.fromEntries(translated.map((name) => [name, texts[name]]));
  return { ...row, ...said, fallbacks };
}

/** One text of a record in a language; in English where it is not translated and published. */
export async function textIn<Name extends string>(
  manager: EntityManager,
  language: SiteLanguage,
  kind: RecordKind,
  record: { id: number } & Record<Name, string | null>,
  name: Name,
): Promise<string> {
  const english = record[name] ?? '';
  if (!isTranslatedLanguage(language)) return english;
  const where = { kind, recordId: record.id, language, published: true };
  const said = (await manager.findOneBy(Translation, where))?.texts[name];
  return typeof said === 'string' ? said : english;
}

/** SQL of what a record says in the languages in which it is published, by their codes; text by text. */
export function publishedTexts(kind: RecordKind, recordId: number): string {
  return `(SELECT coalesce(jsonb_object_agg(language, texts), '{}') FROM translations
    WHERE kind = '${kind}' AND record_id = ${recordId} AND published)`;
}

/** Nothing to translate. */
function isEmpty(text: unknown): boolean {
  return text === null || text === undefined || text === '' || (Array.isArray(text) && text.length === 0);
}
