import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How long an article takes to read is computed from its text, unless somebody says it. What is stored was said. In a
 * translation it takes its own time.
 */
export class ComputeReadTimes1795710050000 implements MigrationInterface {
  name = 'ComputeReadTimes1795710050000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE blog_posts
        ADD COLUMN read_time_computed boolean NOT NULL DEFAULT false,
        ADD COLUMN translated_read_times jsonb NOT NULL DEFAULT '{}';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE blog_posts DROP COLUMN read_time_computed, DROP COLUMN translated_read_times;
    `);
  }
}
