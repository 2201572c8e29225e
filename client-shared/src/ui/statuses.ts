import type { sharedEn } from '../i18n/shared-en';
import type { staffStatusesEn } from '../i18n/staff-statuses';

type VisitorStatus = keyof typeof sharedEn.status;
export type StaffStatus = keyof typeof staffStatusesEn;
export type StatusName = VisitorStatus | StaffStatus;
export type StatusTone = 'grey' | 'yellow' | 'blue' | 'purple' | 'green' | 'red';

/** The one colour of each status, on every screen of both clients; those that only staff see come with `addTones`. */
const TONES: Record<VisitorStatus, StatusTone> & Partial<Record<StatusName, StatusTone>> = {
  PENDING: 'yellow',
  IN_PROGRESS: 'blue',
  COMPLETED: 'green',
  CANCELLED: 'red',
  IN_DESIGN: 'purple',
  UNDER_CONSTRUCTION: 'yellow',
  CLOSED: 'grey',
  CONFIRMED: 'purple',
  NEW: 'blue',
  CONTACTED: 'purple',
  CONVERTED: 'green',
  REQUESTED: 'yellow',
  SCHEDULED: 'blue',
};

/** Gives the colours of what only staff see, which no visitor fetches. */
export function addTones(tones: Record<StaffStatus, StatusTone>): void {
  Object.assign(TONES, tones);
}

/** "In Design", "in_design" and "IN_DESIGN" are the same status; null for one nobody knows. */
export function findStatus(name: string): StatusName | null {
  const key = name
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  return Object.hasOwn(TONES, key) ? (key as StatusName) : null;
}

/** The statuses whose badges have a colour of their own; others are grey with a coloured dot. */
const COLOURED: readonly StatusName[] = [
  ...(['PENDING', 'PROCESSING', 'COMPLETED', 'CANCELLED', 'ACTIVE', 'INACTIVE', 'IN_DESIGN'] as const),
  ...(['UNDER_CONSTRUCTION', 'LOW', 'MEDIUM', 'HIGH', 'REPLIED', 'CLOSED', 'CONFIRMED'] as const),
  ...(['PUBLISHED', 'DRAFT', 'FEATURED', 'REQUESTED', 'SCHEDULED'] as const),
];

interface BadgeTones {
  tone: StatusTone;
  dot: StatusTone | null;
}

/** Returns the tone that fills a status's badge. What is not specified is grey, with a dot of the status's tone. */
export function statusBadge(name: string): BadgeTones {
  const status = findStatus(name);
  if (!status) return { tone: 'grey', dot: null };
  const tone = statusTone(status);
  return COLOURED.includes(status) ? { tone, dot: null } : { tone: 'grey', dot: tone };
}

/** Grey for a status nobody knows. */
export function statusTone(name: string): StatusTone {
  const status = findStatus(name);
  return (status && TONES[status]) ?? 'grey';
}
