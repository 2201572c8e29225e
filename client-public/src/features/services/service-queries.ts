import { readAnswer, readPage, readService } from '@consultancy/client-shared/api';
import {
  getGetServiceQueryOptions,
  getGetStandardServiceQueryOptions,
  getListServicesQueryOptions,
  useGetService,
  useGetStandardService,
} from '@consultancy/client-shared/api/generated/services/services';
import type {
  PublicServiceDetailsEnvelope,
  PublicServiceDetailsOrStaffEnvelope,
  PublicServiceOrStaffPageEnvelope,
} from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import type { StandardSlug } from '@consultancy/client-shared/standard-services';

/** Staff see what visitors see, and the ten standard services once more in the list. */
const AS_VISITORS = { isActive: true } as const;

const readOne = { select: (answer: PublicServiceDetailsEnvelope) => readAnswer(answer, readService).data };
const readServices = {
  select: (answer: PublicServiceOrStaffPageEnvelope) => {
    const page = readPage(answer, readService);
    const added = page.data.data.filter(({ slug }) => slug === null);
    return { ...page, data: { ...page.data, data: added } };
  },
};

/** One of the ten standard services, whole, as staff keep it. */
export const standardService = (language: Language, slug: StandardSlug) =>
  getGetStandardServiceQueryOptions(slug, { 'Accept-Language': language }, { query: readOne });

export const useStandardService = (slug: StandardSlug, isEnabled: boolean) =>
  useGetStandardService(
    slug,
    { 'Accept-Language': useLanguage() },
    { query: { ...readOne, enabled: isEnabled } },
  );

/** The services that staff added beside the ten. */
export const extraServices = (language: Language, page = 1) =>
  getListServicesQueryOptions(
    { page, limit: 10, ...AS_VISITORS },
    { 'Accept-Language': language },
    { query: readServices },
  );

export const serviceById = (language: Language, id: number) =>
  getGetServiceQueryOptions(id, AS_VISITORS, { 'Accept-Language': language }, { query: readOne });

/** @param known of it until the answer is there */
export const useServiceById = (
  id: number | null,
  known: () => PublicServiceDetailsOrStaffEnvelope | undefined,
) =>
  useGetService(
    id ?? 0,
    AS_VISITORS,
    { 'Accept-Language': useLanguage() },
    { query: { ...readOne, enabled: id !== null, placeholderData: known } },
  );

/** The largest id that the server can have given. */
const LARGEST_ID = 2_147_483_647;

/** `/services/{serviceId}`: the id of a service that staff added, null for the name of a standard one. */
export function readServiceNumber(serviceId = ''): number | null {
  const id = /^[1-9]\d{0,9}$/.test(serviceId) ? Number(serviceId) : 0;
  return id > 0 && id <= LARGEST_ID ? id : null;
}
