import { listOwnRecords } from '@consultancy/client-shared/api/generated/own-records/own-records';
import type { Language } from '@consultancy/client-shared/format';
import { queryOptions } from '@tanstack/react-query';
import { requestedIn } from '../../lib/in-language';

/** Every answer of the page, in whichever language and by whichever link. */
export const ownRecordsKey = ['own-records'];

/** What a link leads to. The office may write any moment, so it is requested each time the page is opened. */
export const ownRecordsQuery = (token: string, language: Language) => {
  const { queryKey, options } = requestedIn(language, [...ownRecordsKey, token]);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => listOwnRecords({ token }, options(signal)),
    staleTime: 0,
  });
};
