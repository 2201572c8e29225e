import type { PagePlace } from '../../lib/page';
import { readProjectIds } from '../../lib/project-ids';
import { projectsByIdQuery } from '../../ui/projects-by-id';
import { shownPages } from '../../ui/shown-pages';
import { readChoice } from './project-filters';
import { facetsQuery, filtersQuery, galleryQuery } from './project-queries';

export { describeGallery as describe } from './describe-projects';
export { ProjectsFrame as Page } from './projects-frame';

/** A project that is a page of its own shows no gallery. */
export function queries({ language, params, search }: PagePlace) {
  if (params.slug) return [];
  if (search.has('compare')) return [projectsByIdQuery(language, readProjectIds(search.get('compare')))];
  const choice = readChoice(search);
  const counts = [
    filtersQuery(language, choice),
    ...(choice.filter === 'all' ? [] : [facetsQuery(language, choice)]),
  ];
  return [...counts, ...shownPages(search).map((page) => galleryQuery(language, choice, page))];
}
