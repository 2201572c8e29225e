import type { PagePlace } from '../../lib/page';
import { shownPages } from '../../ui/shown-pages';
import { readWish } from './project-filters';
import { galleryQuery, projectStatsQuery } from './project-queries';

export { describeGallery as describe } from './describe-projects';
export { ProjectsFrame as Page } from './projects-frame';

/** A project that is a page of its own shows no gallery. */
export function queries({ language, params, search }: PagePlace) {
  if (params.slug) return [];
  const wish = readWish(search);
  return [projectStatsQuery(), ...shownPages(search).map((page) => galleryQuery(language, wish, page))];
}
