/** What is searched of a table's records. */
export interface SearchedTable {
  /** Columns of the record itself; when one of them is written the texts are composed anew. */
  columns: string[];
  /** What hits are ranked by, as SQL about `NEW`; as several where a record has a title in several languages. */
  titles: string[];
  /** All that words are looked for in, the titles too, as SQL about `NEW`; what is NULL is left out. */
  texts: string[];
  /** Statements before, as SQL. */
  before?: string;
}

/**
 * The trigger that composes what is searched of a table's records, in place of the one that was there. The whole of
 * what is searched stands here: what comes from other tables is part of `texts`, and their triggers write
 * `search_text` of the records that they change (as `projects_search_text_of_orders` does), whatever they write.
 */
export function composeSearch(table: string, { columns, titles, texts, before = '' }: SearchedTable): string {
  return `
    CREATE OR REPLACE FUNCTION ${table}_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${before}
      NEW.search_text := search_text_of(concat_ws(E'\\n', ${texts.join(', ')}));
      NEW.search_keys := search_keys_of(concat_ws(E'\\n', ${texts.join(', ')}));
      NEW.search_title := concat(${titles.map((title) => `search_title_of(${title})`).join(', ')});
      RETURN NEW;
    END $$;
    DROP TRIGGER ${table}_search_text ON ${table};
    CREATE TRIGGER ${table}_search_text BEFORE INSERT OR UPDATE OF ${columns.join(', ')}, search_text
      ON ${table} FOR EACH ROW EXECUTE FUNCTION ${table}_search_text();`;
}

/**
 * Composes what is searched of all records of a table anew. What its triggers would leave for the commit happens at
 * once: a table that waits for it cannot be altered by the migrations that follow in the same transaction.
 */
export function searchAnew(table: string): string {
  return `
    UPDATE ${table} SET search_text = '';
    SET CONSTRAINTS ALL IMMEDIATE;
    SET CONSTRAINTS ALL DEFERRED;`;
}
