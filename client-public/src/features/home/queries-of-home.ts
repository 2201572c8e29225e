import type { Language } from '@consultancy/client-shared/format';
import { siteWordsQuery } from '../../site-words';
import { standardServicesQuery } from '../../standard-services';
import { latestPostsQuery, latestProjectsQuery, testimonialsQuery } from './home-queries';

/** All that the home page shows. */
export const queriesOfHome = (language: Language) => [
  siteWordsQuery(language),
  latestProjectsQuery(language),
  latestPostsQuery(language),
  testimonialsQuery(language),
  standardServicesQuery(language),
];
