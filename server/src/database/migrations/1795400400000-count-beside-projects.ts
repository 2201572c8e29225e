import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Views and ratings leave the projects' rows. The trigger waits for the commit, so that whoever brings counters along,
 * such as a restored backup, is not in its way.
 */
export class CountBesideProjects1795400400000 implements MigrationInterface {
  name = 'CountBesideProjects1795400400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE project_counters (
        project_id integer PRIMARY KEY,
        view_count integer NOT NULL DEFAULT 0,
        rating_sum integer NOT NULL DEFAULT 0,
        rating_count integer NOT NULL DEFAULT 0,
        CONSTRAINT project_counters_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
        CONSTRAINT project_counters_rating_check
          CHECK (rating_count >= 0 AND rating_sum >= rating_count AND rating_sum <= 5 * rating_count)
      );
      INSERT INTO project_counters SELECT id, view_count, rating_sum, rating_count FROM projects;
      CREATE INDEX project_counters_view_count_project_id_idx ON project_counters (view_count, project_id);

      DROP INDEX projects_is_public_view_count_idx;
      DROP INDEX projects_view_count_idx;
      ALTER TABLE projects
        DROP CONSTRAINT projects_rating_check,
        DROP COLUMN view_count,
        DROP COLUMN rating_sum,
        DROP COLUMN rating_count;

      CREATE FUNCTION add_project_counters() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO project_counters (project_id) SELECT id FROM projects WHERE id = NEW.id ON CONFLICT DO NOTHING;
          RETURN NULL;
        END
      $$;
      CREATE CONSTRAINT TRIGGER projects_add_counters AFTER INSERT ON projects
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION add_project_counters();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER projects_add_counters ON projects;
      DROP FUNCTION add_project_counters();
      ALTER TABLE projects
        ADD COLUMN view_count integer NOT NULL DEFAULT 0,
        ADD COLUMN rating_sum integer NOT NULL DEFAULT 0,
        ADD COLUMN rating_count integer NOT NULL DEFAULT 0;
      UPDATE projects SET view_count = counters.view_count, rating_sum = counters.rating_sum,
        rating_count = counters.rating_count
      FROM project_counters counters WHERE counters.project_id = projects.id;
      ALTER TABLE projects ADD CONSTRAINT projects_rating_check
        CHECK (rating_count >= 0 AND rating_sum >= rating_count AND rating_sum <= 5 * rating_count);
      CREATE INDEX projects_view_count_idx ON projects (view_count);
      CREATE INDEX projects_is_public_view_count_idx ON projects (is_public, view_count);
      DROP TABLE project_counters;
    `);
  }
}
