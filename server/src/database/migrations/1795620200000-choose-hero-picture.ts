import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The picture of the home page's head is one of the library. */
export class ChooseHeroPicture1795620200000 implements MigrationInterface {
  name = 'ChooseHeroPicture1795620200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE site_words ADD COLUMN hero_image varchar(500);
      CREATE CONSTRAINT TRIGGER site_words_note_picture_uses
        AFTER INSERT OR DELETE OR UPDATE OF hero_image ON site_words
        DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW
        EXECUTE FUNCTION note_picture_uses('SITE_WORDS', 'hero_image');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER site_words_note_picture_uses ON site_words;
      DELETE FROM picture_uses WHERE kind = 'SITE_WORDS';
      SET CONSTRAINTS ALL IMMEDIATE;
      SET CONSTRAINTS ALL DEFERRED;
      ALTER TABLE site_words DROP COLUMN hero_image;
    `);
  }
}
