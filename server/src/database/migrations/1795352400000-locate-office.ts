import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the office stands on the map of the contact page. */
export class LocateOffice1795352400000 implements MigrationInterface {
  name = 'LocateOffice1795352400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE site_settings ADD COLUMN coordinates jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE site_settings DROP COLUMN coordinates');
  }
}
