import {
  getGetServiceQueryOptions,
  getListServicesQueryOptions,
} from '@consultancy/client-shared/api/generated/services/services';

/** The services that staff added beside the ten built in. */
export const extraServicesQuery = () => getListServicesQueryOptions({ page: 1, limit: 10, isActive: true });

export const serviceQuery = (id: number) =>
  // A missing service stays missing: an answer of the server's page must not be asked for again.
  getGetServiceQueryOptions(id, { query: { retryOnMount: false } });

/** The largest id that the server can have given. */
const LARGEST_ID = 2_147_483_647;

/** `/services/{serviceId}`: the id of a service that staff added, null for the name of a built-in one. */
export function readServiceNumber(serviceId = ''): number | null {
  const id = /^[1-9]\d{0,9}$/.test(serviceId) ? Number(serviceId) : 0;
  return id > 0 && id <= LARGEST_ID ? id : null;
}
