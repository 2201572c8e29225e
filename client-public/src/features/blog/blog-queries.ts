import {
  getGetPublicPostQueryOptions,
  getListPublicPostsQueryOptions,
} from '@consultancy/client-shared/api/generated/blog/blog';
import { type BlogFilters, NO_FILTERS } from './blog-filters';

/** The list shows the newest of what is found, up to this many. */
const LIST_LIMIT = 50;
/** Enough for a row of three beside the article that is read. */
const NEWEST_LIMIT = 4;

/** The list as filtered. Without filters it also tells the categories there are. */
export const postsQuery = ({ category, search }: BlogFilters = NO_FILTERS) =>
  getListPublicPostsQueryOptions({
    limit: LIST_LIMIT,
    sortBy: 'publishedAt',
    sortOrder: 'desc',
    ...(category && { category }),
    ...(search && { search }),
  });

export const newestPostsQuery = () =>
  getListPublicPostsQueryOptions({ limit: NEWEST_LIMIT, sortBy: 'publishedAt', sortOrder: 'desc' });

export const articleQuery = (slug: string) =>
  // A missing article stays missing: an answer of the server's page must not be asked for again.
  getGetPublicPostQueryOptions(slug, { query: { retryOnMount: false } });
