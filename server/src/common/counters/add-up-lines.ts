/** A data source, or one connection of it. */
interface Database {
  query(statement: string): Promise<unknown>;
}

/**
 * Makes one line of all lines of a kind. The statement that adds up lines removes them, so several processes count none
 * of them twice.
 */
export async function addUpLines(database: Database): Promise<void> {
  await database.query(`
    WITH taken AS (
      DELETE FROM record_counts WHERE id IN (
        SELECT id FROM (
          SELECT id, count(*) OVER (PARTITION BY source, facet, facets, day) AS lines FROM record_counts
        ) kinds WHERE lines > 1
      )
      RETURNING *
    )
    INSERT INTO record_counts (source, facet, facets, day, amount)
    SELECT source, facet, facets, day, sum(amount) FROM taken
    GROUP BY source, facet, facets, day HAVING sum(amount) <> 0`);
}
