import type { PagePlace } from '../../lib/page';
import { standardServicesQuery } from '../../lib/standard-services';
import { standardSlugOf } from './service';
import { readServiceNumber, serviceQuery, standardServiceQuery } from './service-queries';

export { describeService as describe } from './describe-services';
export { ServicePage as Page } from './service-page';
export { addedService, standardService } from './service';
export { ServiceDetail } from './service-detail';

export function queries({ language, params: { serviceId } }: PagePlace) {
  const number = readServiceNumber(serviceId);
  const shown =
    number === null
      ? standardServiceQuery(language, standardSlugOf(serviceId))
      : serviceQuery(language, number);
  return [standardServicesQuery(language), shown];
}
