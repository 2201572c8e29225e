export const activityTexts = {
  title: 'Activity',
  entityFilter: 'Kind of record',
  allEntities: 'All Records',
  columns: { action: 'What', record: 'Record', actor: 'Who', time: 'When' },
  visitor: 'Visitor',
  goneActor: 'Deleted account',
  empty: 'No activity found',
  emptyHint: 'Actions of colleagues and visitors appear here.',
  loadFailed: 'Failed to load the activity',
} as const;
