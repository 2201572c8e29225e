import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['projects', 'blog_posts', 'services', 'site_settings'];

/**
 * One row says which content there is: the number of the last transaction that changed any. Written at the commit, so
 * that nobody waits for it longer than that, and two who change several tables cannot wait for each other. Views raise
 * nothing: each visit would.
 */
export class KnowWhenContentChanges1795400700000 implements MigrationInterface {
  name = 'KnowWhenContentChanges1795400700000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE content_version (
        version xid8 NOT NULL,
        is_only boolean PRIMARY KEY DEFAULT true,
        CONSTRAINT content_version_is_only_check CHECK (is_only)
      );
      INSERT INTO content_version (version) VALUES (pg_current_xact_id());

      CREATE FUNCTION raise_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE content_version SET version = pg_current_xact_id() WHERE version <> pg_current_xact_id();
          RETURN NULL;
        END
      $$;
      CREATE CONSTRAINT TRIGGER project_counters_raise_content_version AFTER UPDATE OF rating_sum, rating_count
        ON project_counters DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_content_version();
    `);
    for (const table of tables) {
      await queryRunner.query(`
        CREATE CONSTRAINT TRIGGER ${table}_raise_content_version AFTER INSERT OR UPDATE OR DELETE ON ${table}
          DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_content_version();
        CREATE TRIGGER ${table}_emptied AFTER TRUNCATE ON ${table} EXECUTE FUNCTION raise_content_version();
      `);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await queryRunner.query(`
        DROP TRIGGER ${table}_raise_content_version ON ${table};
        DROP TRIGGER ${table}_emptied ON ${table};
      `);
    }
    await queryRunner.query(`
      DROP TRIGGER project_counters_raise_content_version ON project_counters;
      DROP FUNCTION raise_content_version();
      DROP TABLE content_version;
    `);
  }
}
