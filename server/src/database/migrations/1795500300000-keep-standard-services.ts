import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ten standard services are rows as those that staff have added; the start of the server adds them. */
export class KeepStandardServices1795500300000 implements MigrationInterface {
  name = 'KeepStandardServices1795500300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE services
        ADD COLUMN slug varchar(40),
        ADD COLUMN place integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT services_slug_key UNIQUE (slug);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM services WHERE slug IS NOT NULL;
      ALTER TABLE services DROP COLUMN slug, DROP COLUMN place;
    `);
  }
}
