import { readAnswer, readPage, readPost } from '@consultancy/client-shared/api';
import {
  getGetPublicPostQueryKey,
  getListPublicPostsQueryKey,
  getPublicPost,
  listPublicPosts,
} from '@consultancy/client-shared/api/generated/blog/blog';
import type { ListPublicPostsParams, PublicPostDto } from '@consultancy/client-shared/api/model';
import { queryOptions } from '@tanstack/react-query';
import { type BlogFilters, NO_FILTERS } from './blog-filters';

/** The list shows this many of what is found, and as many more each time it is asked for more. */
const LIST_LIMIT = 50;
/** Enough for a row of three beside the article that is read. */
const NEWEST_LIMIT = 4;

const newestFirst = { sortBy: 'publishedAt', sortOrder: 'desc' } as const;

const listQuery = (wanted: ListPublicPostsParams) =>
  queryOptions({
    queryKey: getListPublicPostsQueryKey(wanted),
    queryFn: async ({ signal }) => readPage(await listPublicPosts(wanted, { signal }), readPost),
  });

/** The list as filtered. Without filters it also tells the categories there are. */
export const postsQuery = ({ category, search }: BlogFilters = NO_FILTERS, page = 1) =>
  listQuery({
    limit: LIST_LIMIT,
    ...newestFirst,
    ...(category && { category }),
    ...(search && { search }),
    ...(page > 1 && { page }),
  });

export const newestPostsQuery = () => listQuery({ limit: NEWEST_LIMIT, ...newestFirst });

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: getGetPublicPostQueryKey(slug),
    queryFn: async ({ signal }) => readAnswer(await getPublicPost(slug, { signal }), readArticle),
  });

/** Without the Markdown: it would travel with every page, and nobody reads it there. */
function readArticle(record: PublicPostDto): Omit<PublicPostDto, 'content'> {
  const { content: _markdown, ...post } = readPost(record);
  return { ...post, contentHtml: typeof post.contentHtml === 'string' ? post.contentHtml : '' };
}
