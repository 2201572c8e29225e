import type { DataSource, SelectQueryBuilder } from 'typeorm';
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
