import { getListAwardsQueryOptions } from '@consultancy/client-shared/api/generated/awards/awards';
import type { PagePlace } from '../../lib/page';
import { projectBySlug, relatedProjects } from './project-queries';

export { describeProject as describe } from './describe-projects';
export { ProjectStory } from './project-page';
export { ProjectRoute as Page } from './project-route';

export const queries = ({ language, params: { slug = '' } }: PagePlace) => [
  projectBySlug(language, slug),
  relatedProjects(language, slug),
  getListAwardsQueryOptions({ project: slug }, { 'Accept-Language': language }),
];
