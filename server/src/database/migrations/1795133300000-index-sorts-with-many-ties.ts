import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns with few values, by which lists are sorted: the id that breaks ties belongs into the index. */
export class IndexSortsWithManyTies1795133300000 implements MigrationInterface {
  name = 'IndexSortsWithManyTies1795133300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX users_role_idx;
      DROP INDEX projects_year_idx;
      DROP INDEX blog_posts_read_time_idx;
      CREATE INDEX users_role_id_idx ON users (role, id);
      CREATE INDEX projects_year_id_idx ON projects (year, id);
      CREATE INDEX blog_posts_read_time_id_idx ON blog_posts (read_time, id);
      CREATE INDEX design_orders_status_id_idx ON design_orders (status, id);
      CREATE INDEX contact_inquiries_status_id_idx ON contact_inquiries (status, id);
      CREATE INDEX consultations_status_id_idx ON consultations (status, id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX consultations_status_id_idx;
      DROP INDEX contact_inquiries_status_id_idx;
      DROP INDEX design_orders_status_id_idx;
      DROP INDEX blog_posts_read_time_id_idx;
      DROP INDEX projects_year_id_idx;
      DROP INDEX users_role_id_idx;
      CREATE INDEX blog_posts_read_time_idx ON blog_posts (read_time);
      CREATE INDEX projects_year_idx ON projects (year);
      CREATE INDEX users_role_idx ON users (role);
    `);
  }
}
