import type { Language } from '@consultancy/client-shared/format';
import { type BlogFilters, NO_FILTERS } from './blog-filters';
import { newestFirst, postListQuery } from './blog-queries';

/** The list shows this many of what is found, and as many more each time it is requested more. */
const LIST_LIMIT = 50;

/** The list as filtered. Without filters the answer also has all categories. */
export const postsQuery = (language: Language, { category, search }: BlogFilters = NO_FILTERS, page = 1) =>
  postListQuery(language, {
    limit: LIST_LIMIT,
    ...newestFirst,
    ...(category && { category }),
    ...(search && { search }),
    ...(page > 1 && { page }),
  });
