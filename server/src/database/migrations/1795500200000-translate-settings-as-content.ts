import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allowNoLonger, allowOnly } from '../values-of-column.js';

const kinds = ['PROJECT', 'POST', 'SERVICE', 'TEAM_MEMBER', 'TESTIMONIAL', 'SETTINGS'];

/** Rows of `translations` that say what the column of the settings says. */
const fromColumn = (settings: string) => `
  SELECT 'SETTINGS', ${settings}.id, code, texts, sources, true
  FROM (VALUES ('am'), ('om')) AS languages (code)
  CROSS JOIN LATERAL (
    SELECT jsonb_object_agg(key, value) AS texts, jsonb_object_agg(key, english -> key) AS sources
    FROM jsonb_each(coalesce(${settings}.translations -> code, '{}'))
    CROSS JOIN jsonb_build_object('siteName', ${settings}.site_name,
      'siteDescription', ${settings}.site_description, 'address', ${settings}.address) AS english
    WHERE value <> 'null' AND english ? key
  ) AS said
  WHERE texts IS NOT NULL`;

const insert = 'INSERT INTO translations (kind, record_id, language, texts, sources, published)';

/**
 * What the settings say in other languages stands where all content does. As long as processes of the release before
 * are at work, what they write into the column goes there as well; the column goes in a later release.
 */
export class TranslateSettingsAsContent1795500200000 implements MigrationInterface {
  name = 'TranslateSettingsAsContent1795500200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${allowOnly('translations', 'kind', kinds)}
      ${insert} SELECT said.* FROM site_settings CROSS JOIN LATERAL (${fromColumn('site_settings')}) AS said;
      -- What waits for the commit would keep the migrations that follow from altering the table.
      SET CONSTRAINTS ALL IMMEDIATE;
      SET CONSTRAINTS ALL DEFERRED;

      CREATE FUNCTION translate_settings() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF NEW.translations IS DISTINCT FROM OLD.translations THEN
            DELETE FROM translations WHERE kind = 'SETTINGS';
            ${insert} ${fromColumn('NEW')};
          END IF;
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER site_settings_translate AFTER UPDATE OF translations ON site_settings
        FOR EACH ROW EXECUTE FUNCTION translate_settings();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER site_settings_translate ON site_settings;
      DROP FUNCTION translate_settings();
      UPDATE site_settings SET translations = (
        SELECT coalesce(jsonb_object_agg(language, texts), '{}') FROM translations
        WHERE kind = 'SETTINGS' AND record_id = site_settings.id AND published);
      ${allowNoLonger('translations', 'kind', kinds, 'SETTINGS')}
    `);
  }
}
