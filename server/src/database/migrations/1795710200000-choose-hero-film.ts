import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The home page may begin with a film over its picture. */
export class ChooseHeroFilm1795710200000 implements MigrationInterface {
  name = 'ChooseHeroFilm1795710200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE site_words ADD COLUMN hero_film varchar(500)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE site_words DROP COLUMN hero_film');
  }
}
