import type { DataSource } from 'typeorm';
import { translatedFieldsOf } from '../../common/fields/field-info.js';
import { translatedLanguages } from '../../common/language/site-language.enum.js';
import type { ContentType } from '../content-type.js';
import { TranslationState } from './translation-state.enum.js';

/** A query for each record of these kinds that says anything, in each language, and how far it is translated. */
export function boardSql(types: ContentType[], dataSource: DataSource): string {
  return types.map((type) => typeSql(type, dataSource)).join(' UNION ALL ');
}

/** A query of the texts that entries of the board lack, and of those that are out of date. @param page table of the entries */
export function gapsSql(types: ContentType[], dataSource: DataSource, page: string): string {
  return types.map((type) => gapsOfTypeSql(type, dataSource, page)).join(' UNION ALL ');
}

function typeSql(type: ContentType, dataSource: DataSource): string {
  const { kind, entity, called } = type;
  const metadata = dataSource.getMetadata(entity);
  const columns = columnsOf(type, dataSource);
  const languages = translatedLanguages.map((code) => `('${code}')`).join(', ');
  // Looked at one after the other, and the long ones only where it matters: there may be a hundred thousand records.
  const saysSomething = columns.map(({ column }) => says(`to_jsonb(${column})`)).join(' OR ');
  const isOpen = columns
    .map(({ name, column }) => {
      const english = `to_jsonb(${column})`;
      return `${says(english)} AND (NOT texts ? '${name}' OR sources -> '${name}' <> ${english})`;
    })
    .join(' OR ');
  return `
    SELECT '${kind}' AS kind, record.id AS "recordId", code AS language, ${called ? `'${called}'` : columns[0]!.column} AS title,
      CASE
        WHEN coalesce(texts, '{}') = '{}' THEN '${TranslationState.MISSING}'
        WHEN NOT published THEN '${TranslationState.DRAFT}'
        WHEN ${isOpen} THEN '${TranslationState.OUTDATED}'
        ELSE '${TranslationState.CURRENT}'
      END AS state,
      coalesce(published, false) AS published, translation.updated_at AS "updatedAt"
    FROM ${metadata.tableName} AS record
    CROSS JOIN (VALUES ${languages}) AS languages (code)
    LEFT JOIN translations AS translation
      ON translation.kind = '${kind}' AND translation.record_id = record.id AND translation.language = code
    WHERE (${saysSomething}) ${metadata.deleteDateColumn ? 'AND record.deleted_at IS NULL' : ''}`;
}

function gapsOfTypeSql(type: ContentType, dataSource: DataSource, page: string): string {
  const { tableName } = dataSource.getMetadata(type.entity);
  const english = columnsOf(type, dataSource)
    .map(({ name, column }, place) => `(${place}, '${name}', to_jsonb(${column}))`)
    .join(', ');
  return `
    SELECT entry.kind, entry."recordId", entry.language, missing, outdated
    FROM ${page} AS entry
    JOIN ${tableName} AS record ON entry.kind = '${type.kind}' AND record.id = entry."recordId"
    LEFT JOIN translations AS translation
      ON translation.kind = entry.kind AND translation.record_id = record.id AND translation.language = entry.language
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(name ORDER BY place) FILTER (WHERE NOT coalesce(texts, '{}') ? name), '{}') AS missing,
        coalesce(array_agg(name ORDER BY place) FILTER (WHERE texts ? name AND sources -> name <> said), '{}') AS outdated
      FROM (VALUES ${english}) AS english (place, name, said)
      WHERE ${says('said')}
    ) AS compared`;
}

function columnsOf({ entity }: ContentType, dataSource: DataSource): { name: string; column: string }[] {
  const metadata = dataSource.getMetadata(entity);
  return translatedFieldsOf(entity).map(([name]) => ({
    name,
    column: `record.${metadata.findColumnWithPropertyName(name)!.databaseName}`,
  }));
}

/** SQL: whether there is a text. @param text SQL of it as JSON */
function says(text: string): string {
  return `coalesce(${text}, 'null') NOT IN ('null', '""', '[]')`;
}
