import { getListAwardsQueryKey, listAwards } from '@consultancy/client-shared/api/generated/awards/awards';
import type { Language } from '@consultancy/client-shared/format';
import { queryOptions } from '@tanstack/react-query';
import { requestedIn } from '../../lib/in-language';

/** Awards, the newest first. @param project slug of the project whose awards are wanted; left out: all */
export const awardsQuery = (language: Language, project?: string) => {
  const wanted = project === undefined ? undefined : { project };
  const { queryKey, options } = requestedIn(language, getListAwardsQueryKey(wanted));
  return queryOptions({ queryKey, queryFn: ({ signal }) => listAwards(wanted, options(signal)) });
};
