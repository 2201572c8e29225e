import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of the firm elsewhere, which the footer of every page leads to. */
export class KeepSocialLinks1795500500000 implements MigrationInterface {
  name = 'KeepSocialLinks1795500500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE site_settings ADD COLUMN social_links jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE site_settings DROP COLUMN social_links');
  }
}
