import type { StaffStatus, StatusTone } from '@consultancy/client-shared/ui';

/** The one colour of each status that only staff see. */
export const STAFF_TONES: Record<StaffStatus, StatusTone> = {
  ACTIVE: 'green',
  INACTIVE: 'grey',
  LOW: 'grey',
  MEDIUM: 'yellow',
  HIGH: 'red',
  PUBLISHED: 'green',
  DRAFT: 'grey',
  FEATURED: 'yellow',
  IN_REVIEW: 'purple',
  CHANGED: 'blue',
  CURRENT: 'green',
  OUTDATED: 'yellow',
  MISSING: 'red',
};
