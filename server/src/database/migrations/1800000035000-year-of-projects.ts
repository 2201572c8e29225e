import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A project that says no year counts as one of 2023, as the site shows it. */
export class YearOfProjects1800000035000 implements MigrationInterface {
  name = 'YearOfProjects1800000035000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Never empty, it serves both directions.
    await queryRunner.query(`
      DROP INDEX projects_year_id_idx;
      DROP INDEX projects_year_down_idx;
      CREATE INDEX projects_shown_year_idx ON projects (coalesce(year, '2023'), id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX projects_shown_year_idx;
      CREATE INDEX projects_year_down_idx ON projects (year DESC NULLS LAST, id DESC);
      CREATE INDEX ON projects (year, id);
    `);
  }
}
