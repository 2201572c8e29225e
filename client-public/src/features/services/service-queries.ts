import { readAnswer, readPage, readService } from '@consultancy/client-shared/api';
import {
  getGetServiceQueryKey,
  getGetStandardServiceQueryKey,
  getListServicesQueryKey,
  getService,
  getStandardService,
  listServices,
} from '@consultancy/client-shared/api/generated/services/services';
import type { Language } from '@consultancy/client-shared/format';
import type { StandardSlug } from '@consultancy/client-shared/standard-services';
import { queryOptions } from '@tanstack/react-query';
import { requestedIn } from '../../lib/in-language';

/** One of the ten standard services, whole, as staff keep it. */
export const standardServiceQuery = (language: Language, slug: StandardSlug) => {
  const { queryKey, options } = requestedIn(language, getGetStandardServiceQueryKey(slug));
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => readAnswer(await getStandardService(slug, options(signal)), readService),
  });
};

/** The services that staff added beside the ten. */
export const extraServicesQuery = (language: Language, page = 1) => {
  const wanted = { page, limit: 10, isActive: true };
  const { queryKey, options } = requestedIn(language, getListServicesQueryKey(wanted));
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => readPage(await listServices(wanted, options(signal)), readService),
  });
};

export const serviceQuery = (language: Language, id: number) => {
  const { queryKey, options } = requestedIn(language, getGetServiceQueryKey(id));
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => readAnswer(await getService(id, options(signal)), readService),
  });
};

/** The largest id that the server can have given. */
const LARGEST_ID = 2_147_483_647;

/** `/services/{serviceId}`: the id of a service that staff added, null for the name of a standard one. */
export function readServiceNumber(serviceId = ''): number | null {
  const id = /^[1-9]\d{0,9}$/.test(serviceId) ? Number(serviceId) : 0;
  return id > 0 && id <= LARGEST_ID ? id : null;
}
