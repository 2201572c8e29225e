import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns whose texts people sort lists by, with their lengths. */
const sortedTexts = [
  ['projects', 'title', 200],
  ['blog_posts', 'title', 200],
  ['services', 'title', 200],
  ['users', 'name', 120],
  ['users', 'email', 254],
  ['design_orders', 'name', 120],
  ['design_orders', 'email', 254],
  ['contact_inquiries', 'full_name', 120],
  ['contact_inquiries', 'subject', 200],
  ['consultations', 'client_name', 120],
] as const;

/** Texts in the order of Unicode, whatever the database's own; what is empty goes last, downwards too. */
export class SortForPeople1795133100000 implements MigrationInterface {
  name = 'SortForPeople1795133100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await this.#collate(queryRunner, 'und-x-icu');
    await queryRunner.query(`
      CREATE INDEX projects_year_down_idx ON projects (year DESC NULLS LAST, id DESC);
      CREATE INDEX blog_posts_published_at_down_idx ON blog_posts (published_at DESC NULLS LAST, id DESC);
      CREATE INDEX consultations_scheduled_at_down_idx ON consultations (scheduled_at DESC NULLS LAST, id DESC);
      CREATE INDEX consultations_preferred_date_down_idx ON consultations (preferred_date DESC NULLS LAST, id DESC);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX projects_year_down_idx;
      DROP INDEX blog_posts_published_at_down_idx;
      DROP INDEX consultations_scheduled_at_down_idx;
      DROP INDEX consultations_preferred_date_down_idx;
    `);
    await this.#collate(queryRunner, 'default');
  }

  async #collate(queryRunner: QueryRunner, collation: string): Promise<void> {
    for (const [table, column, length] of sortedTexts) {
      await queryRunner.query(
        `ALTER TABLE ${table} ALTER COLUMN ${column} TYPE varchar(${length}) COLLATE "${collation}"`,
      );
    }
  }
}
