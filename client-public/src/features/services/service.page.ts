import { getListStandardServicesQueryOptions } from '@consultancy/client-shared/api/generated/services/services';
import type { PagePlace } from '../../lib/page';
import { standardSlugOf } from './service';
import { readServiceNumber, serviceById, standardService } from './service-queries';

export { describeService as describe } from './describe-services';
export { ServicePage as Page } from './service-page';
export { addedService, standardService } from './service';
export { ServiceDetail } from './service-detail';

export function queries({ language, params: { serviceId } }: PagePlace) {
  const number = readServiceNumber(serviceId);
  const shown =
    number === null ? standardService(language, standardSlugOf(serviceId)) : serviceById(language, number);
  return [getListStandardServicesQueryOptions({ 'Accept-Language': language }), shown];
}
