import type { DataSource, EntityManager, SelectQueryBuilder } from 'typeorm';
import type { ContentType } from '../content-type.js';
import type { TrashEntry } from './trash-entry.entity.js';
import { expiredBefore } from './trash-retention.js';

/** A column that names records which must not go while it does. */
export interface ReferringColumn {
  table: string;
  column: string;
}

/** Where the database refuses that records of a kind go: the foreign keys to them that restrict it. */
export function columnsThatRefer(dataSource: DataSource, { entity }: ContentType): ReferringColumn[] {
  return dataSource.entityMetadatas.flatMap(({ tableName, foreignKeys }) =>
    foreignKeys
      .filter((key) => key.referencedEntityMetadata.target === entity && key.onDelete === 'RESTRICT')
      .map((key) => ({ table: tableName, column: key.columnNames[0]! })),
  );
}

/** Which of some records the column names. */
export async function findReferredTo(
  manager: EntityManager,
  { table, column }: ReferringColumn,
  ids: number[],
): Promise<number[]> {
  const rows = await manager
    .createQueryBuilder()
    .select(`DISTINCT referring.${column}`, 'id')
    .from(table, 'referring')
    .withDeleted()
    .where(`referring.${column} IN (:...ids)`, { ids })
    .getRawMany<{ id: number }>();
  return rows.map(({ id }) => id);
}

/** Condition on an entry: another record needs its record. */
export function isReferredTo({ table, column }: ReferringColumn): string {
  return `EXISTS (SELECT FROM ${table} WHERE ${column} = entry.recordId)`;
}

/** Leaves out entries whose time is over, which a job removes, but for those that others need. */
export function onlyRestorable(builder: SelectQueryBuilder<TrashEntry>, types: ContentType[]): void {
  const conditions = [`entry.deletedAt >= ${expiredBefore}`];
  for (const type of types) {
    for (const referring of columnsThatRefer(builder.dataSource, type)) {
      conditions.push(`(entry.entity = '${type.kind}' AND ${isReferredTo(referring)})`);
    }
  }
  builder.andWhere(`(${conditions.join(' OR ')})`);
}
