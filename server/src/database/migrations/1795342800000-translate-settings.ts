import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Name, description and address of the firm in Amharic and Afaan Oromo. */
export class TranslateSettings1795342800000 implements MigrationInterface {
  name = 'TranslateSettings1795342800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE site_settings ADD COLUMN translations jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE site_settings DROP COLUMN translations');
  }
}
