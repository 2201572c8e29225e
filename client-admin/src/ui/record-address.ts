import type { ActivityDto } from '@consultancy/client-shared/api/model';
import { paths } from '../paths';
import { RECORD_KINDS, type RecordKind } from './record-kinds';

/** Returns the address of a record. @param title finds an account in its list */
export function recordAddress(kind: RecordKind, id: number, title = ''): string {
  return RECORD_KINDS[kind].address(id, title);
}

/** Returns the address of the record that an activity is about; null where it was deleted. */
export function activityAddress({ type, subjectId, subtitle }: ActivityDto): string | null {
  const [subject = '', verb] = type.split('.');
  if (subjectId === null || verb === 'deleted' || verb === 'erased' || !isAddressed(subject)) return null;
  // A service has a page to be read on.
  if (subject === 'service') return paths.service.replace(':id', String(subjectId));
  return recordAddress(subject, subjectId, subtitle);
}

export function isAddressed(kind: string): kind is RecordKind {
  return kind in RECORD_KINDS;
}
