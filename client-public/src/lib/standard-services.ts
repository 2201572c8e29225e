import {
  getListStandardServicesQueryKey,
  listStandardServices,
} from '@consultancy/client-shared/api/generated/services/services';
import type { Language } from '@consultancy/client-shared/format';
import { queryOptions } from '@tanstack/react-query';
import { requestedIn } from './in-language';

/** The ten standard services as staff keep them: what lists show of them. */
export const standardServicesQuery = (language: Language) => {
  const { queryKey, options } = requestedIn(language, getListStandardServicesQueryKey());
  return queryOptions({ queryKey, queryFn: ({ signal }) => listStandardServices(options(signal)) });
};
