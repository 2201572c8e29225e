import type { VersionedRecord } from '../../common/staff-record.js';
import type { RecordKind } from '../activity/activity.module.js';
import type { PublicationKind } from './publication-kind.enum.js';

/** A record that visitors see or do not see. */
export type PublishedRecord = Pick<VersionedRecord, 'id' | 'version'>;

/** What there is to know of a kind of record that is published. */
export interface PublishedKind<Entity extends PublishedRecord = PublishedRecord> {
  kind: PublicationKind;
  record: RecordKind<Entity>;
  /** Whether visitors see it. */
  isPublished(record: Entity): boolean;
  /** Shows it to them, or hides it. */
  setPublished(record: Entity, isPublished: boolean): void;
}
