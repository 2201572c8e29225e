import type { DataSource } from 'typeorm';
import { translatedLanguages } from '../../common/language/site-language.enum.js';
import { translatedFieldsOf } from '../../common/fields/field-info.js';
import type { ContentType } from '../content-type.js';
import { TranslationState } from './translation-state.enum.js';

/** A question for each record of these kinds that says anything, in each language, and how far it is translated. */
export function boardSql(types: ContentType[], dataSource: DataSource): string {
  return types.map((type) => typeSql(type, dataSource)).join(' UNION ALL ');
}

function typeSql({ kind, entity, called }: ContentType, dataSource: DataSource): string {
  const metadata = dataSource.getMetadata(entity);
  const columns = translatedFieldsOf(entity).map(
    ([name]) => [name, `record.${metadata.findColumnWithPropertyName(name)!.databaseName}`] as const,
  );
  const languages = translatedLanguages.map((code) => `('${code}')`).join(', ');
  const english = columns
    .map(([name, column], place) => `(${place}, '${name}', to_jsonb(${column}))`)
    .join(', ');
  const open = 'cardinality(missing) + cardinality(outdated) > 0';
  return `
    SELECT '${kind}' AS kind, record.id AS "recordId", code AS language, ${called ? `'${called}'` : columns[0]![1]} AS title,
      CASE
        WHEN coalesce(texts, '{}') = '{}' THEN '${TranslationState.MISSING}'
        WHEN NOT published THEN '${TranslationState.DRAFT}'
        WHEN ${open} THEN '${TranslationState.OUTDATED}'
        ELSE '${TranslationState.CURRENT}'
      END AS state,
      coalesce(published, false) AS published, translation.updated_at AS "updatedAt", missing, outdated
    FROM ${metadata.tableName} AS record
    CROSS JOIN (VALUES ${languages}) AS languages (code)
    LEFT JOIN translations AS translation
      ON translation.kind = '${kind}' AND translation.record_id = record.id AND translation.language = code
    CROSS JOIN LATERAL (
      SELECT count(*) > 0 AS says_something,
        coalesce(array_agg(name ORDER BY place) FILTER (WHERE NOT coalesce(texts, '{}') ? name), '{}') AS missing,
        coalesce(array_agg(name ORDER BY place) FILTER (WHERE texts ? name AND sources -> name <> said), '{}') AS outdated
      FROM (VALUES ${english}) AS english (place, name, said)
      WHERE coalesce(said, 'null') NOT IN ('null', '""', '[]')
    ) AS compared
    WHERE says_something ${metadata.deleteDateColumn ? 'AND record.deleted_at IS NULL' : ''}`;
}
