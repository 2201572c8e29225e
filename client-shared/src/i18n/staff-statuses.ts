/** Statuses that only staff see; the back office adds them to those of `shared`, and no visitor fetches them. */
export const staffStatusesEn = {
  PROCESSING: 'Processing',
  REPLIED: 'Replied',
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
  PUBLISHED: 'Published',
  DRAFT: 'Draft',
  FEATURED: 'Featured',
  IN_REVIEW: 'In Review',
  CHANGED: 'Published · changes waiting',
  CURRENT: 'Current',
  OUTDATED: 'Outdated',
  MISSING: 'Missing',
} as const;
