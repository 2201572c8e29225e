import { createQueryClient } from '@consultancy/client-shared/api';
import type { QueryClient } from '@tanstack/react-query';
import { RecordQueryClient } from '../ui/changes-of-record';
import { updateCachedRecords } from '../ui/update-cached-records';

/** The query rules of both clients; what a change answers is shown at once wherever the record is. */
export function createAdminQueryClient(): QueryClient {
  const client = createQueryClient(
    (answer, meta) => updateCachedRecords(client, meta?.lists, answer),
    RecordQueryClient,
  );
  return client;
}
