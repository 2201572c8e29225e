import type { PagePlace } from '../../lib/page';
import { standardServicesQuery } from '../../lib/standard-services';
import { shownPages } from '../../ui/shown-pages';
import { extraServicesQuery } from './service-queries';

export { describeServices as describe } from './describe-services';
export { ServicesPage as Page } from './services-page';

export const queries = ({ language, search }: PagePlace) => [
  standardServicesQuery(language),
  ...shownPages(search).map((page) => extraServicesQuery(language, page)),
];
