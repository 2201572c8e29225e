import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { afterCommit } from '../after-commit.js';

/**
 * The database plans queries by samples of what columns hold, which may be somebody's name or address. After the
 * commit it takes new ones: within the transaction, ANALYZE would hold its locks to the end, and other erasures would
 * wait. Where that fails, the database takes new samples by itself, some time.
 * @param manager of a transaction
 */
export function forgetExamples(manager: EntityManager, ...targets: EntityTarget<ObjectLiteral>[]): void {
  const tables = targets.map((target) => manager.dataSource.getMetadata(target).tableName);
  afterCommit(manager, 'Examples could not be refreshed after personal data was deleted', (queryRunner) =>
    queryRunner.query(`ANALYZE ${tables.join(', ')}`),
  );
}
