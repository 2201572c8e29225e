import { ApiError } from '@consultancy/client-shared/api';

/** What became of several deletions. */
export interface Deletions {
  deleted: number;
  /** The first one that failed, if any did. */
  failure?: unknown;
}

/** Deletes one record after the other, all of them tried; what is gone already counts as deleted. */
export async function deleteEach(
  ids: number[],
  remove: (id: number) => Promise<unknown>,
): Promise<Deletions> {
  const outcome: Deletions = { deleted: 0 };
  for (const id of ids) {
    try {
      await remove(id);
      outcome.deleted += 1;
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 404) outcome.deleted += 1;
      else outcome.failure ??= failure;
    }
  }
  return outcome;
}
