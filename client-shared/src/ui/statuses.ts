import type { sharedEn } from '../i18n/shared-en';
import type { staffStatusesEn } from '../i18n/staff-statuses';

export type StatusName = keyof typeof sharedEn.status | keyof typeof staffStatusesEn;
export type StatusTone = 'grey' | 'yellow' | 'blue' | 'purple' | 'green' | 'red';

/** The one colour of each status, on every screen of both clients. */
const TONES: Record<StatusName, StatusTone> = {
  PENDING: 'yellow',
  PROCESSING: 'blue',
  IN_PROGRESS: 'blue',
  COMPLETED: 'green',
  CANCELLED: 'red',
  ACTIVE: 'green',
  INACTIVE: 'grey',
  IN_DESIGN: 'purple',
  UNDER_CONSTRUCTION: 'yellow',
  LOW: 'grey',
  MEDIUM: 'yellow',
  HIGH: 'red',
  REPLIED: 'green',
  CLOSED: 'grey',
  CONFIRMED: 'purple',
  PUBLISHED: 'green',
  DRAFT: 'grey',
  FEATURED: 'yellow',
  NEW: 'blue',
  CONTACTED: 'purple',
  CONVERTED: 'green',
  REQUESTED: 'yellow',
  IN_REVIEW: 'purple',
  SCHEDULED: 'blue',
  CHANGED: 'blue',
  CURRENT: 'green',
  OUTDATED: 'yellow',
  MISSING: 'red',
};

/** "In Design", "in_design" and "IN_DESIGN" are the same status; null for one nobody knows. */
export function findStatus(name: string): StatusName | null {
  const key = name
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  return Object.hasOwn(TONES, key) ? (key as StatusName) : null;
}

/** Grey for a status nobody knows. */
export function statusTone(name: string): StatusTone {
  const status = findStatus(name);
  return status ? TONES[status] : 'grey';
}
