import { createQueryClient } from '@consultancy/client-shared/api';
import type { QueryClient } from '@tanstack/react-query';
import { putIntoLists } from '../ui/put-into-lists';

/** The query rules of both clients; what a change answers is shown in the lists of its records at once. */
export function createAdminQueryClient(): QueryClient {
  const client = createQueryClient((answer, meta) => putIntoLists(client, meta?.lists, answer));
  return client;
}
