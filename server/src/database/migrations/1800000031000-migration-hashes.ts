import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each migration did, as a hash of its statements: one that was changed since is found. */
export class MigrationHashes1800000031000 implements MigrationInterface {
  name = 'MigrationHashes1800000031000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE migrations ADD COLUMN hash char(64)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE migrations DROP COLUMN hash');
  }
}
