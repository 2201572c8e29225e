import type { PagePlace } from '../../page';
import { siteWordsQuery } from '../../site-words';
import { standardServicesQuery } from '../../standard-services';
import { latestPostsQuery, latestProjectsQuery, testimonialsQuery } from './home-queries';

export { describeHome as describe } from './describe-home';
export { HomePage as Page } from './home-page';

export const queries = ({ language }: PagePlace) => [
  siteWordsQuery(language),
  latestProjectsQuery(language),
  latestPostsQuery(language),
  testimonialsQuery(language),
  standardServicesQuery(language),
];
