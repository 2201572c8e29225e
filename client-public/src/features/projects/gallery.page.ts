import type { PagePlace } from '../../lib/page';
import { readProjectIds } from '../../lib/project-ids';
import { projectsById } from '../../ui/projects-by-id';
import { shownPages } from '../../ui/shown-pages';
import { readChoice } from './project-filters';
import { facetCounts, galleryPage, unfiltered } from './project-queries';

export { describeGallery as describe } from './describe-projects';
export { ProjectsFrame as Page } from './projects-frame';

/** A project that is a page of its own shows no gallery. */
export function queries({ language, params, search }: PagePlace) {
  if (params.slug) return [];
  if (search.has('compare')) return projectsById(language, readProjectIds(search.get('compare')));
  const choice = readChoice(search);
  const counts = [
    facetCounts(language, unfiltered(choice)),
    ...(choice.filter === 'all' ? [] : [facetCounts(language, choice)]),
  ];
  return [...counts, ...shownPages(search).map((page) => galleryPage(language, choice, page))];
}
