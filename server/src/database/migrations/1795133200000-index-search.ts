import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is looked through where lists are searched; orders also carry the title of their project. */
const searched = {
  users: ['name', 'email'],
  projects: ['title', 'location', 'description'],
  blog_posts: ['title', 'excerpt', 'content'],
  services: ['title', 'description'],
  design_orders: ['name', 'email', 'phone', 'tracking_code', 'project_id'],
  contact_inquiries: ['full_name', 'email', 'phone', 'subject', 'message'],
  consultations: ['client_name', 'client_email', 'client_company', 'topic'],
};

/**
 * One text a record to search in, kept by a trigger, with an index of its trigrams: a word is found without
 * reading the whole table. pg_trgm is a trusted extension, so the owner of a database may add it.
 */
export class IndexSearch1795133200000 implements MigrationInterface {
  name = 'IndexSearch1795133200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    for (const [table, columns] of Object.entries(searched)) {
      await queryRunner.query(`
        ALTER TABLE ${table} ADD COLUMN search_text text COLLATE "C";
        CREATE FUNCTION ${table}_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN${table === 'design_orders' ? titleStays : ''}
          NEW.search_text := lower(concat_ws(E'\\n', ${columns.map(textOf).join(', ')}) COLLATE "und-x-icu");
          RETURN NEW;
        END $$;
        CREATE TRIGGER ${table}_search_text BEFORE INSERT OR UPDATE OF ${columns.join(', ')}, search_text
          ON ${table} FOR EACH ROW EXECUTE FUNCTION ${table}_search_text();
        UPDATE ${table} SET search_text = '';
        ALTER TABLE ${table} ALTER COLUMN search_text SET NOT NULL;
        CREATE INDEX ${table}_search_text_idx ON ${table} USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);
      `);
    }
    await queryRunner.query(`
      CREATE FUNCTION projects_search_text_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE design_orders SET search_text = '' WHERE project_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER projects_search_text_of_orders AFTER UPDATE OF title ON projects
        FOR EACH ROW WHEN (OLD.title <> NEW.title) EXECUTE FUNCTION projects_search_text_of_orders();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER projects_search_text_of_orders ON projects;
      DROP FUNCTION projects_search_text_of_orders();
    `);
    for (const table of Object.keys(searched)) {
      await queryRunner.query(`
        DROP TRIGGER ${table}_search_text ON ${table};
        DROP FUNCTION ${table}_search_text();
        ALTER TABLE ${table} DROP COLUMN search_text;
      `);
    }
  }
}

function textOf(column: string): string {
  return column === 'project_id' ? '(SELECT title FROM projects WHERE id = NEW.project_id)' : `NEW.${column}`;
}

/** Who changes the title does not see an order that is being placed; one waits for the other. */
const titleStays = `
          IF TG_OP = 'INSERT' THEN
            PERFORM FROM projects WHERE id = NEW.project_id FOR SHARE;
          END IF;`;
