import type { Language } from '@consultancy/client-shared/format';
import { standardSlugOf } from './service';
import { readServiceNumber, serviceQuery, standardServiceQuery } from './service-queries';
import { standardServicesQuery } from '../../standard-services';

/** What the page of a service is made of. @param serviceId as the address names it */
export function queriesOfService(language: Language, serviceId: string | undefined) {
  const number = readServiceNumber(serviceId);
  const shown =
    number === null
      ? standardServiceQuery(language, standardSlugOf(serviceId))
      : serviceQuery(language, number);
  return [standardServicesQuery(language), shown];
}
