import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { afterCommit } from '../after-commit.js';

/**
 * Takes new statistics of the tables after the commit: those of before hold samples of columns, which may be a name or
 * an address. Within the transaction, ANALYZE would hold its locks to the end, and other erasures would wait. Where it
 * fails, autovacuum takes new ones later.
 * @param manager of a transaction
 */
export function refreshStatistics(manager: EntityManager, ...targets: EntityTarget<ObjectLiteral>[]): void {
  const tables = targets.map((target) => manager.dataSource.getMetadata(target).tableName);
  afterCommit(manager, 'Statistics could not be refreshed after personal data was deleted', (queryRunner) =>
    queryRunner.query(`ANALYZE ${tables.join(', ')}`),
  );
}
