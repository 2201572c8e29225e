import type { DataSource } from 'typeorm';

/** PostgreSQL's code for it. */
const deadlockDetected = '40P01';

/**
 * Empties every table of an entity and starts its ids where they began, as TRUNCATE does. That would make new files for each
 * of hundreds of tables and indexes, far more work than the few rows that a test leaves; so it waits as TRUNCATE
 * does for running writers, and deletes where anything was ever written.
 */
export async function emptyTables(dataSource: DataSource): Promise<void> {
  const tables = dataSource.entityMetadatas
    .map(({ tablePath }) => tablePath)
    // Migrations write it, and the rows of others refer to it.
    .filter((table) => table !== 'record_kinds');
  const empty = () =>
    dataSource.query(`
      DO $$
        DECLARE
          written text;
        BEGIN
          LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE;
          -- Neither foreign keys nor triggers: all of it goes.
          SET LOCAL session_replication_role = replica;
          FOR written IN
            SELECT oid::regclass FROM pg_class WHERE oid IN (${asOids(tables)}) AND pg_relation_size(oid) > 0
          LOOP
            EXECUTE 'DELETE FROM ' || written;
          END LOOP;
          PERFORM setval(objid::regclass, seqstart, false)
          FROM pg_depend JOIN pg_sequence ON seqrelid = objid WHERE refobjid IN (${asOids(tables)});
          -- What triggers would have said.
          UPDATE cache_version SET version = pg_current_xact_id();
        END
      $$`);
  // What a former test left at work may hold what this waits for, and wait for what this holds.
  await empty().catch((error: { code?: string }) => {
    if (error.code !== deadlockDetected) throw error;
    return empty();
  });
}

function asOids(tables: string[]): string {
  return tables.map((table) => `'${table}'::regclass`).join(', ');
}
