import { readAnswer, readPage, readPost } from '@consultancy/client-shared/api';
import {
  getGetPublicPostQueryKey,
  getListPublicPostsQueryKey,
  getPublicPost,
  listPublicPosts,
} from '@consultancy/client-shared/api/generated/blog/blog';
import type { ListPublicPostsParams, PublicPostDto } from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';
import { queryOptions } from '@tanstack/react-query';
import { requestedIn } from '../../lib/in-language';

/** Enough for a row of three beside the article that is read. */
const NEWEST_LIMIT = 4;

/** The order of every list. */
export const newestFirst = { sortBy: 'publishedAt', sortOrder: 'desc' } as const;

/** A list of articles, as it is wanted. */
export const postListQuery = (language: Language, wanted: ListPublicPostsParams) => {
  const { queryKey, options } = requestedIn(language, getListPublicPostsQueryKey(wanted));
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => readPage(await listPublicPosts(wanted, options(signal)), readPost),
  });
};

export const newestPostsQuery = (language: Language) =>
  postListQuery(language, { limit: NEWEST_LIMIT, ...newestFirst });

export const articleQuery = (language: Language, slug: string) => {
  const { queryKey, options } = requestedIn(language, getGetPublicPostQueryKey(slug));
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => readAnswer(await getPublicPost(slug, options(signal)), readArticle),
  });
};

/** Without the Markdown: it would travel with every page, and nobody reads it there. */
function readArticle(record: PublicPostDto): Omit<PublicPostDto, 'content'> {
  const { content: _markdown, ...post } = readPost(record);
  return { ...post, contentHtml: typeof post.contentHtml === 'string' ? post.contentHtml : '' };
}
