import { readAnswer, readPage, readPost } from '@consultancy/client-shared/api';
import {
  getGetPublicPostQueryOptions,
  useGetPublicPost,
} from '@consultancy/client-shared/api/generated/article/article';
import {
  getListPublicPostsQueryOptions,
  useListPublicPosts,
} from '@consultancy/client-shared/api/generated/blog/blog';
import type {
  PublicPostDto,
  PublicPostEnvelope,
  PublicPostSummaryPageEnvelope,
} from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';

/** The order of every list. */
export const newestFirst = { sortBy: 'publishedAt', sortOrder: 'desc' } as const;

/** Enough for a row of three beside the article that is read. */
const NEWEST = { limit: 4, ...newestFirst };

export const readPosts = { select: (answer: PublicPostSummaryPageEnvelope) => readPage(answer, readPost) };

export const newestPosts = (language: Language) =>
  getListPublicPostsQueryOptions(NEWEST, { 'Accept-Language': language }, { query: readPosts });

export const useNewestPosts = () =>
  useListPublicPosts(NEWEST, { 'Accept-Language': useLanguage() }, { query: readPosts });

const readArticle = {
  select: (answer: PublicPostEnvelope) => readAnswer(answer, readHtml).data,
};

export const article = (language: Language, slug: string) =>
  getGetPublicPostQueryOptions(slug, { 'Accept-Language': language }, { query: readArticle });

export const useArticle = (slug: string) =>
  useGetPublicPost(slug, { 'Accept-Language': useLanguage() }, { query: readArticle });

/** Of the text the HTML alone: nobody reads its Markdown here. */
function readHtml(record: PublicPostDto): Omit<PublicPostDto, 'content'> {
  const { content: _markdown, ...post } = readPost(record);
  return { ...post, contentHtml: typeof post.contentHtml === 'string' ? post.contentHtml : '' };
}
