import { readAnswer, readPage, readService } from '@consultancy/client-shared/api';
import {
  getGetServiceQueryKey,
  getListServicesQueryKey,
  getService,
  listServices,
} from '@consultancy/client-shared/api/generated/services/services';
import { queryOptions } from '@tanstack/react-query';

/** The services that staff added beside the ten built in. */
export const extraServicesQuery = (page = 1) => {
  const wanted = { page, limit: 10, isActive: true };
  return queryOptions({
    queryKey: getListServicesQueryKey(wanted),
    queryFn: async ({ signal }) => readPage(await listServices(wanted, { signal }), readService),
  });
};

export const serviceQuery = (id: number) =>
  queryOptions({
    queryKey: getGetServiceQueryKey(id),
    queryFn: async ({ signal }) => readAnswer(await getService(id, { signal }), readService),
  });

/** The largest id that the server can have given. */
const LARGEST_ID = 2_147_483_647;

/** `/services/{serviceId}`: the id of a service that staff added, null for the name of a built-in one. */
export function readServiceNumber(serviceId = ''): number | null {
  const id = /^[1-9]\d{0,9}$/.test(serviceId) ? Number(serviceId) : 0;
  return id > 0 && id <= LARGEST_ID ? id : null;
}
