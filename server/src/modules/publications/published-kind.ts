import type { VersionedRecord } from '../../common/staff-record.js';
import { RecordKind } from '../../common/record-kind.js';
import type { RecordDescriptor } from '../activity/activity.module.js';

/** A record that visitors see or do not see. */
export type PublishedRecord = Pick<VersionedRecord, 'id' | 'version'>;

/** What there is to know of a kind of record that is published. */
export interface PublishedKind<Entity extends PublishedRecord = PublishedRecord> {
  kind: RecordKind;
  record: RecordDescriptor<Entity>;
  /** What may be changed privately: all that it says, but not whether visitors see it. */
  content: readonly (keyof Entity & string)[];
  /** Whether visitors see it. */
  isPublished(record: Entity): boolean;
  /** Shows it to them, or hides it. */
  setPublished(record: Entity, isPublished: boolean): void;
  /** Brings what belongs together in order, once private changes are part of it. */
  arrange?(record: Entity): void;
}

/** The names of fields, but for the one that says whether visitors see the record. */
export function namesOf<Name extends string>(
  fields: Readonly<Partial<Record<Name, unknown>>>,
  visibility: NoInfer<Name>,
): Name[] {
  return (Object.keys(fields) as Name[]).filter((name) => name !== visibility);
}
