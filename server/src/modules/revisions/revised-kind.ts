import type { VersionedRecord } from '../../common/staff-record.js';
import { RecordKind } from '../../common/record-kind.js';
import type { RecordDescriptor } from '../activity/activity.module.js';

/** How a field reads. */
export enum RevisionFormat {
  TEXT = 'TEXT',
  NUMBER = 'NUMBER',
  SWITCH = 'SWITCH',
  /** One of several values, as the API names it. */
  CHOICE = 'CHOICE',
  /** One entry a line. */
  LIST = 'LIST',
  /** Paths of pictures, one a line; of pairs, one after the other. */
  PICTURES = 'PICTURES',
}

/** A record of which every version is kept. */
export type RevisedRecord = Pick<VersionedRecord, 'id' | 'version'>;

/** A field of which every version is kept. */
export interface RevisedField {
  format: RevisionFormat;
  /**
   * Whether a restore brings it back. Who sees a record, and where, are no part of what it said: a restore neither
   * hides nor publishes it, and its address stays.
   */
  isRestored: boolean;
}

/** What there is to know of a kind of record of which every version is kept. */
export interface RevisedKind<Entity extends RevisedRecord = RevisedRecord> {
  kind: RecordKind;
  record: RecordDescriptor<Entity>;
  /** In the order in which they are shown; the names are those of its columns. */
  fields: Readonly<Partial<Record<keyof Entity & string, RevisedField>>>;
  /** Brings what is to be restored in order, where pictures are gone. */
  arrange?(columns: Partial<Entity>): Partial<Entity>;
}

/** Fields of one format that a restore brings back. */
export function restored<Name extends string>(
  format: RevisionFormat,
  ...names: Name[]
): Record<Name, RevisedField> {
  return fieldsOf(names, { format, isRestored: true });
}

/** Fields that are shown only. */
export function shown<Name extends string>(
  format: RevisionFormat,
  ...names: Name[]
): Record<Name, RevisedField> {
  return fieldsOf(names, { format, isRestored: false });
}

function fieldsOf<Name extends string>(names: Name[], field: RevisedField): Record<Name, RevisedField> {
  return Object.fromEntries(names.map((name) => [name, field])) as Record<Name, RevisedField>;
}
