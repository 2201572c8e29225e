import type { PagePlace } from '../../lib/page';
import { shownPages } from '../../ui/shown-pages';
import { readBlogFilters } from './blog-filters';
import { postsQuery } from './posts-query';

export { BlogPage as Page } from './blog-page';
export { describeBlog as describe } from './describe-blog';

export function queries({ language, search }: PagePlace) {
  const filters = readBlogFilters(search);
  return [postsQuery(language), ...shownPages(search).map((page) => postsQuery(language, filters, page))];
}
