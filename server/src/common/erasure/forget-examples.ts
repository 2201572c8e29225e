import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/**
 * The database plans queries by examples of what columns hold, which may be somebody's name or address. They are taken
 * anew from what is there after all that the transaction did before.
 */
export async function forgetExamples(
  manager: EntityManager,
  ...targets: EntityTarget<ObjectLiteral>[]
): Promise<void> {
  const tables = targets.map((target) => manager.dataSource.getMetadata(target).tableName);
  await manager.query(`ANALYZE ${tables.join(', ')}`);
}
