import type { MigrationInterface, QueryRunner } from 'typeorm';
import { composeSearch, searchAnew, type SearchedTable } from '../search/compose-search.js';
import { foldFunctionNames, foldFunctions } from '../search/fold-functions.js';

/** What was looked through before. */
const before = {
  users: ['name', 'email'],
  projects: ['title', 'location', 'description'],
  blog_posts: ['title', 'excerpt', 'content'],
  services: ['title', 'description'],
  design_orders: ['name', 'email', 'phone', 'tracking_code', 'project_id'],
  contact_inquiries: ['full_name', 'email', 'phone', 'subject', 'message'],
  consultations: ['client_name', 'client_email', 'client_company', 'topic'],
};

/** What comes to it: what visitors read on the page of a project or a service. */
const added: Partial<Record<string, string[]>> = {
  projects: ['long_description'],
  services: ['long_description'],
};

const projectTitle = '(SELECT title FROM projects WHERE id = NEW.project_id)';

/** Who changes the title does not see an order that is being placed; one waits for the other. */
const titleStays = `
      IF TG_OP = 'INSERT' THEN
        PERFORM FROM projects WHERE id = NEW.project_id FOR SHARE;
      END IF;`;

/**
 * What is searched is folded, so that a word is found however it is written, and a title can be told from the rest. The
 * texts that the release before looks for stay in front, so its processes find what they found.
 */
export class FoldSearch1795401300000 implements MigrationInterface {
  name = 'FoldSearch1795401300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(foldFunctions());
    for (const table of Object.keys(before)) {
      await queryRunner.query(`
        ALTER TABLE ${table} ADD COLUMN search_title text COLLATE "C", ADD COLUMN search_keys tsvector;
        ${composeSearch(table, searched(table as keyof typeof before))}
        CREATE INDEX ${table}_search_title_idx ON ${table} USING gin (search_title gin_trgm_ops) WITH (fastupdate = off);
        CREATE INDEX ${table}_search_keys_idx ON ${table} USING gin (search_keys) WITH (fastupdate = off);
        ${searchAnew(table)}
      `);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(before)) {
      await queryRunner.query(`
        CREATE OR REPLACE FUNCTION ${table}_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN${table === 'design_orders' ? titleStays : ''}
          NEW.search_text := lower(concat_ws(E'\\n', ${columns.map(textOf).join(', ')}) COLLATE "und-x-icu");
          RETURN NEW;
        END $$;
        DROP TRIGGER ${table}_search_text ON ${table};
        CREATE TRIGGER ${table}_search_text BEFORE INSERT OR UPDATE OF ${columns.join(', ')}, search_text
          ON ${table} FOR EACH ROW EXECUTE FUNCTION ${table}_search_text();
        ALTER TABLE ${table} DROP COLUMN search_title, DROP COLUMN search_keys;
        ${searchAnew(table)}
      `);
    }
    for (const name of foldFunctionNames) await queryRunner.query(`DROP FUNCTION ${name}`);
  }
}

function searched(table: keyof typeof before): SearchedTable {
  const columns = [...before[table], ...(added[table] ?? [])];
  return {
    columns,
    // What the search of the top bar shows as the title of a hit.
    titles: [`NEW.${columns[0]}`],
    texts: columns.map(textOf),
    ...(table === 'design_orders' && { before: titleStays }),
  };
}

function textOf(column: string): string {
  return column === 'project_id' ? projectTitle : `NEW.${column}`;
}
