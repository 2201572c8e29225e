import {
  getListPublicPostsQueryOptions,
  useListPublicPosts,
} from '@consultancy/client-shared/api/generated/blog/blog';
import type { ListPublicPostsParams } from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { type BlogFilters, NO_FILTERS } from './blog-filters';
import { newestFirst, readPosts } from './blog-queries';

/** The list shows this many of what is found, and as many more each time it is requested more. */
const LIST_LIMIT = 50;

const wanted = ({ category, search }: BlogFilters = NO_FILTERS, page = 1): ListPublicPostsParams => ({
  limit: LIST_LIMIT,
  ...newestFirst,
  ...(category && { category }),
  ...(search && { search }),
  ...(page > 1 && { page }),
});

/** The list as filtered. Without filters the answer also has all categories. */
export const postsPage = (language: Language, filters?: BlogFilters, page?: number) =>
  getListPublicPostsQueryOptions(
    wanted(filters, page),
    { 'Accept-Language': language },
    { query: readPosts },
  );

export const useAllPosts = () =>
  useListPublicPosts(wanted(), { 'Accept-Language': useLanguage() }, { query: readPosts });
