import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** So many rows go in one statement, which stays short however many there are. */
const rowsAtOnce = 5_000;

/**
 * Removes rows of a table, a few at a time. How long they are stored says who keeps them (`retention`, as PostgreSQL writes
 * intervals), and docs/personal-data.md to people. What another process is just removing is left to it, so that several
 * never wait for each other.
 * @param rows a repository; of a table without an entity its name, with a manager
 * @param where a condition that an index finds
 */
export async function removeOld(
  rows: { manager: EntityManager; target: EntityTarget<ObjectLiteral> },
  where: string,
): Promise<void> {
  const { manager, target } = rows;
  const piece = manager
    .createQueryBuilder()
    .select('old.ctid')
    .from(target, 'old')
    .withDeleted()
    .where(where)
    .limit(rowsAtOnce)
    .setLock('pessimistic_write')
    .setOnLocked('skip_locked');
  const removal = manager.createQueryBuilder().delete().from(target);
  removal.where(`ctid = ANY (ARRAY(${piece.getQuery()}))`);
  while ((await removal.execute()).affected === rowsAtOnce);
}
