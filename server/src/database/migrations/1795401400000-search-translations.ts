import type { MigrationInterface, QueryRunner } from 'typeorm';
import { composeSearch, searchAnew, type SearchedTable } from '../search/compose-search.js';

const searched = {
  projects: { kind: 'PROJECT', columns: ['title', 'location', 'description', 'long_description'] },
  blog_posts: { kind: 'POST', columns: ['title', 'excerpt', 'content'] },
  services: { kind: 'SERVICE', columns: ['title', 'description', 'long_description'] },
};

/** Words are found in every language in which a record is published, whichever one its reader asks in. */
export class SearchTranslations1795401400000 implements MigrationInterface {
  name = 'SearchTranslations1795401400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, { kind, columns }] of Object.entries(searched)) {
      const said = `FROM translations WHERE kind = '${kind}' AND record_id = NEW.id AND published`;
      const english = inEnglish(columns);
      await queryRunner.query(
        composeSearch(table, {
          columns,
          titles: [
            ...english.titles,
            ...['am', 'om'].map((code) => `(SELECT texts ->> 'title' ${said} AND language = '${code}')`),
          ],
          texts: [
            ...english.texts,
            `(SELECT string_agg(text, E'\\n') FROM (SELECT (jsonb_each_text(texts)).value AS text ${said}) AS texts)`,
          ],
        }),
      );
    }
    await queryRunner.query(`
      CREATE FUNCTION translations_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          changed translations := coalesce(NEW, OLD);
        BEGIN
          ${Object.entries(searched)
            .map(
              ([table, { kind }]) => `
          IF changed.kind = '${kind}' THEN
            UPDATE ${table} SET search_text = '' WHERE id = changed.record_id;
          END IF;`,
            )
            .join('')}
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER translations_search_text AFTER INSERT OR DELETE OR UPDATE OF texts, published ON translations
        FOR EACH ROW EXECUTE FUNCTION translations_search_text();
    `);
    for (const table of Object.keys(searched)) await queryRunner.query(searchAnew(table));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER translations_search_text ON translations;
      DROP FUNCTION translations_search_text();
    `);
    for (const [table, { columns }] of Object.entries(searched)) {
      await queryRunner.query(composeSearch(table, inEnglish(columns)));
      await queryRunner.query(searchAnew(table));
    }
  }
}

function inEnglish(columns: string[]): SearchedTable {
  return { columns, titles: [`NEW.${columns[0]}`], texts: columns.map((column) => `NEW.${column}`) };
}
