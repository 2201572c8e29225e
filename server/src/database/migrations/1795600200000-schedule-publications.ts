import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a record becomes one that visitors see, by its table. */
const shown = {
  projects: ['PROJECT', 'is_public', 'NEW.is_public AND NOT OLD.is_public'],
  blog_posts: ['POST', 'status', `NEW.status = 'PUBLISHED' AND OLD.status <> 'PUBLISHED'`],
  services: ['SERVICE', 'is_active', 'NEW.is_active AND NOT OLD.is_active'],
} as const;

/** What visitors do not see yet may wait for a colleague, or for its time. */
export class SchedulePublications1795600200000 implements MigrationInterface {
  name = 'SchedulePublications1795600200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE publications (
        kind varchar(20) NOT NULL,
        record_id integer NOT NULL,
        state varchar(20) NOT NULL,
        publish_at timestamptz,
        account_id integer,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT publications_pkey PRIMARY KEY (kind, record_id),
        CONSTRAINT publications_kind_check CHECK (kind IN ('PROJECT', 'POST', 'SERVICE')),
        CONSTRAINT publications_state_check CHECK (state IN ('IN_REVIEW', 'SCHEDULED')),
        CONSTRAINT publications_publish_at_check CHECK ((state = 'SCHEDULED') = (publish_at IS NOT NULL)),
        CONSTRAINT publications_account_id_fkey FOREIGN KEY (account_id) REFERENCES users (id) ON DELETE SET NULL
      );
      CREATE INDEX publications_publish_at_idx ON publications (publish_at);
      CREATE INDEX publications_account_id_idx ON publications (account_id);

      -- Whoever publishes a record, or removes it: it waits for nothing any more.
      CREATE FUNCTION end_publication() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          DELETE FROM publications WHERE kind = TG_ARGV[0] AND record_id = OLD.id;
          RETURN NULL;
        END
      $$;
    `);
    for (const [table, [kind, column, isShown]] of Object.entries(shown))
      await queryRunner.query(`
        CREATE TRIGGER ${table}_end_publication AFTER UPDATE OF ${column} ON ${table}
          FOR EACH ROW WHEN (${isShown}) EXECUTE FUNCTION end_publication('${kind}');
        CREATE TRIGGER ${table}_remove_publication AFTER DELETE ON ${table}
          FOR EACH ROW EXECUTE FUNCTION end_publication('${kind}');
      `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(shown))
      await queryRunner.query(`
        DROP TRIGGER ${table}_end_publication ON ${table};
        DROP TRIGGER ${table}_remove_publication ON ${table};
      `);
    await queryRunner.query(`
      DROP TABLE publications;
      DROP FUNCTION end_publication();
    `);
  }
}
