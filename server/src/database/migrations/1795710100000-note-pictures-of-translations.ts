import type { MigrationInterface, QueryRunner } from 'typeorm';
import { noteUses } from './1795520000000-add-pictures.js';

/**
 * A picture that only a translated article shows is used, too. It stands in `picture_uses` with the record that is
 * translated, its field telling the language; what notes the record's own pictures leaves those alone.
 */
export class NotePicturesOfTranslations1795710100000 implements MigrationInterface {
  name = 'NotePicturesOfTranslations1795710100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${anew(noteUses).replace('record_id = OLD.id;', 'record_id = OLD.id AND field = ANY (columns);')}

      CREATE FUNCTION note_pictures_of_translation() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP <> 'INSERT' THEN
            DELETE FROM picture_uses
              WHERE kind = OLD.kind AND record_id = OLD.record_id AND field = 'texts.' || OLD.language;
          END IF;
          IF TG_OP <> 'DELETE' THEN
            INSERT INTO picture_uses (kind, record_id, field, picture_id)
              SELECT NEW.kind, NEW.record_id, 'texts.' || NEW.language, pictures.id
              FROM regexp_matches(NEW.texts::text, '/uploads/(?:[\\w-]+/)*[\\w-]+\\.webp', 'g') AS hit
              JOIN pictures ON pictures.path = hit[1]
              ON CONFLICT DO NOTHING;
          END IF;
          RETURN NULL;
        END
      $$;
      CREATE CONSTRAINT TRIGGER translations_note_picture_uses
        AFTER INSERT OR DELETE OR UPDATE OF texts ON translations
        DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION note_pictures_of_translation();
      UPDATE translations SET texts = texts;
      SET CONSTRAINTS ALL IMMEDIATE;
      SET CONSTRAINTS ALL DEFERRED;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER translations_note_picture_uses ON translations;
      DROP FUNCTION note_pictures_of_translation();
      DELETE FROM picture_uses WHERE field LIKE 'texts.%';
      SET CONSTRAINTS ALL IMMEDIATE;
      SET CONSTRAINTS ALL DEFERRED;
      ${anew(noteUses)}
    `);
  }
}

function anew(definition: string): string {
  return definition.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION');
}
