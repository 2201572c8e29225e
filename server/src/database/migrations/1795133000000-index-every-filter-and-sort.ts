import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for every column that a list can be sorted by, and for every filter in the default order. */
export class IndexEveryFilterAndSort1795133000000 implements MigrationInterface {
  name = 'IndexEveryFilterAndSort1795133000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX projects_updated_at_idx ON projects (updated_at);
      CREATE INDEX projects_title_idx ON projects (title);
      CREATE INDEX projects_year_idx ON projects (year);
      CREATE INDEX projects_view_count_idx ON projects (view_count);
      CREATE INDEX blog_posts_updated_at_idx ON blog_posts (updated_at);
      CREATE INDEX blog_posts_published_at_idx ON blog_posts (published_at);
      CREATE INDEX blog_posts_title_idx ON blog_posts (title);
      CREATE INDEX blog_posts_read_time_idx ON blog_posts (read_time);
      CREATE INDEX services_updated_at_idx ON services (updated_at);
      CREATE INDEX services_title_idx ON services (title);
      CREATE INDEX users_name_idx ON users (name);
      CREATE INDEX users_role_idx ON users (role);
      CREATE INDEX design_orders_updated_at_idx ON design_orders (updated_at);
      CREATE INDEX design_orders_name_idx ON design_orders (name);
      CREATE INDEX design_orders_email_idx ON design_orders (email);
      CREATE INDEX contact_inquiries_full_name_idx ON contact_inquiries (full_name);
      CREATE INDEX contact_inquiries_subject_idx ON contact_inquiries (subject);
      CREATE INDEX consultations_client_name_idx ON consultations (client_name);
      CREATE INDEX projects_style_created_at_idx ON projects (style, created_at);
      CREATE INDEX projects_featured_created_at_idx ON projects (featured, created_at);
      CREATE INDEX projects_is_for_sale_created_at_idx ON projects (is_for_sale, created_at);
      CREATE INDEX blog_posts_status_created_at_idx ON blog_posts (status, created_at);
      CREATE INDEX blog_posts_category_created_at_idx ON blog_posts (category, created_at);
      CREATE INDEX blog_posts_featured_created_at_idx ON blog_posts (featured, created_at);
      CREATE INDEX blog_posts_featured_published_at_idx ON blog_posts (featured, published_at);
      CREATE INDEX users_role_created_at_idx ON users (role, created_at);
      CREATE INDEX users_is_active_created_at_idx ON users (is_active, created_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX projects_updated_at_idx;
      DROP INDEX projects_title_idx;
      DROP INDEX projects_year_idx;
      DROP INDEX projects_view_count_idx;
      DROP INDEX blog_posts_updated_at_idx;
      DROP INDEX blog_posts_published_at_idx;
      DROP INDEX blog_posts_title_idx;
      DROP INDEX blog_posts_read_time_idx;
      DROP INDEX services_updated_at_idx;
      DROP INDEX services_title_idx;
      DROP INDEX users_name_idx;
      DROP INDEX users_role_idx;
      DROP INDEX design_orders_updated_at_idx;
      DROP INDEX design_orders_name_idx;
      DROP INDEX design_orders_email_idx;
      DROP INDEX contact_inquiries_full_name_idx;
      DROP INDEX contact_inquiries_subject_idx;
      DROP INDEX consultations_client_name_idx;
      DROP INDEX projects_style_created_at_idx;
      DROP INDEX projects_featured_created_at_idx;
      DROP INDEX projects_is_for_sale_created_at_idx;
      DROP INDEX blog_posts_status_created_at_idx;
      DROP INDEX blog_posts_category_created_at_idx;
      DROP INDEX blog_posts_featured_created_at_idx;
      DROP INDEX blog_posts_featured_published_at_idx;
      DROP INDEX users_role_created_at_idx;
      DROP INDEX users_is_active_created_at_idx;
    `);
  }
}
