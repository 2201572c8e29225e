import { getListTeamQueryKey, listTeam } from '@consultancy/client-shared/api/generated/team/team';
import type { Language } from '@consultancy/client-shared/format';
import { queryOptions } from '@tanstack/react-query';
import { requestedIn } from '../../lib/in-language';

/** The people of the firm, in the order that staff chose. */
export const teamQuery = (language: Language) => {
  const { queryKey, options } = requestedIn(language, getListTeamQueryKey());
  return queryOptions({ queryKey, queryFn: ({ signal }) => listTeam(options(signal)) });
};
