import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { VersionedRecord } from '../../common/staff-record.js';
import { RecordKind } from '../../common/record-kind.js';
import type { RecordDescriptor } from '../activity/activity.module.js';
import type { BinEntry } from './bin-entry.entity.js';
import { expiredBefore } from './bin-retention.js';

/** A record that can lie in the bin; queries pass over it while `deletedAt` is set. */
export type BinnedRecord = VersionedRecord & { deletedAt: Date | null };

/** What the bin has to know of a kind of record. */
export interface BinnedKind<Entity extends BinnedRecord = BinnedRecord> extends RecordDescriptor<Entity> {
  entity: RecordKind;
  /** What a record is, as it starts a sentence: "Project". */
  label: string;
  /** What the bin calls a record. */
  describe(record: Entity): { title: string; subtitle: string };
  /** Paths of the images that go with a record for good. */
  imagePathsOf?(record: Entity): (string | null)[];
  /** What keeps a record of the kind while it names it, such as an order; see `columnsThatKeep`. */
  keptBy?: string;
}

/** A column that names records which must not go while it does. */
export interface KeepingColumn {
  table: string;
  column: string;
}

/** Where the database refuses that records of a kind go: the foreign keys to them that restrict it. */
export function columnsThatKeep(dataSource: DataSource, { target }: BinnedKind): KeepingColumn[] {
  return dataSource.entityMetadatas.flatMap(({ tableName, foreignKeys }) =>
    foreignKeys
      .filter((key) => key.referencedEntityMetadata.target === target && key.onDelete === 'RESTRICT')
      .map((key) => ({ table: tableName, column: key.columnNames[0]! })),
  );
}

/** Condition on an entry: another record needs what it stands for. */
export function isKept({ table, column }: KeepingColumn): string {
  return `EXISTS (SELECT FROM ${table} WHERE ${column} = entry.recordId)`;
}

/** Leaves entries whose time is over to whoever removes them, but for those that others need. */
export function onlyRestorable(builder: SelectQueryBuilder<BinEntry>, kinds: Iterable<BinnedKind>): void {
  const conditions = [`entry.deletedAt >= ${expiredBefore}`];
  for (const kind of kinds) {
    for (const keeping of columnsThatKeep(builder.dataSource, kind)) {
      conditions.push(`(entry.entity = '${kind.entity}' AND ${isKept(keeping)})`);
    }
  }
  builder.andWhere(`(${conditions.join(' OR ')})`);
}
