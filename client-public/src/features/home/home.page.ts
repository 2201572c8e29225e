import type { PagePlace } from '../../lib/page';
import { siteCopyQuery } from '../../lib/site-copy';
import { standardServicesQuery } from '../../lib/standard-services';
import { latestPostsQuery, latestProjectsQuery, testimonialsQuery } from './home-queries';

export { describeHome as describe } from './describe-home';
export { HomePage as Page } from './home-page';

export const queries = ({ language }: PagePlace) => [
  siteCopyQuery(language),
  latestProjectsQuery(language),
  latestPostsQuery(language),
  testimonialsQuery(language),
  standardServicesQuery(language),
];
