import { queryOptions } from '@tanstack/react-query';

/** The code of the dialog over the gallery. Its picture grows out of the card where the code is there already. */
export const projectDialogQuery = queryOptions({
  queryKey: ['dialog', 'project'],
  queryFn: async () => ({ Content: (await import('./project-detail-modal')).ProjectDetailModal }),
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
});
