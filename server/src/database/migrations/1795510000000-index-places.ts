import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Projects of one place are found by the last part of where they are: "Bole, Addis Ababa" is in Addis Ababa. */
export class IndexPlaces1795510000000 implements MigrationInterface {
  name = 'IndexPlaces1795510000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX projects_place_idx
        ON projects (lower(regexp_replace(location, '^.*,\\s*', '')), created_at, id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX projects_place_idx');
  }
}
