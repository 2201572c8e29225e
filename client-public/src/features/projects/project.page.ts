import type { PagePlace } from '../../lib/page';
import { awardsQuery } from '../../ui/awards/awards-query';
import { projectQuery, relatedProjectsQuery } from './project-queries';

export { describeProject as describe } from './describe-projects';
export { ProjectStory } from './project-page';
export { ProjectRoute as Page } from './project-route';

export const queries = ({ language, params: { slug = '' } }: PagePlace) => [
  projectQuery(language, slug),
  relatedProjectsQuery(language, slug),
  awardsQuery(language, slug),
];
