import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of a place from before and after the work belong together. */
export class PairPictures1795510000001 implements MigrationInterface {
  name = 'PairPictures1795510000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE projects ADD COLUMN before_after jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE projects DROP COLUMN before_after');
  }
}
