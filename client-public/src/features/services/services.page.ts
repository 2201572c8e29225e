import { getListStandardServicesQueryOptions } from '@consultancy/client-shared/api/generated/services/services';
import type { PagePlace } from '../../lib/page';
import { shownPages } from '../../ui/shown-pages';
import { extraServices } from './service-queries';

export { describeServices as describe } from './describe-services';
export { ServicesPage as Page } from './services-page';

export const queries = ({ language, search }: PagePlace) => [
  getListStandardServicesQueryOptions({ 'Accept-Language': language }),
  ...shownPages(search).map((page) => extraServices(language, page)),
];
