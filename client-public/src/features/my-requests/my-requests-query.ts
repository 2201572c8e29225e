import { listMyRequests } from '@consultancy/client-shared/api/generated/my-requests/my-requests';
import type { Language } from '@consultancy/client-shared/format';
import { queryOptions } from '@tanstack/react-query';
import { requestedIn } from '../../lib/in-language';

/** Every answer of the page, in whichever language and by whichever link. */
export const myRequestsKey = ['my-requests'];

/** What a link leads to. The office may write any moment, so it is requested each time the page is opened. */
export const myRequestsQuery = (token: string, language: Language) => {
  const { queryKey, options } = requestedIn(language, [...myRequestsKey, token]);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => listMyRequests({ token }, options(signal)),
    staleTime: 0,
  });
};
