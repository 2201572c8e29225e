import { readPage, readPost, readProject } from '@consultancy/client-shared/api';
import {
  getListPublicPostsQueryKey,
  listPublicPosts,
} from '@consultancy/client-shared/api/generated/blog/blog';
import {
  getListProjectsQueryKey,
  listProjects,
} from '@consultancy/client-shared/api/generated/projects/projects';
import {
  getListTestimonialsQueryKey,
  listTestimonials,
} from '@consultancy/client-shared/api/generated/testimonials/testimonials';
import type { Language } from '@consultancy/client-shared/format';
import { queryOptions } from '@tanstack/react-query';
import { requestedIn } from '../../lib/in-language';

export const HOME_PROJECTS = 6;
export const HOME_POSTS = 3;

const PROJECTS = { limit: HOME_PROJECTS, sortBy: 'createdAt', sortOrder: 'desc' } as const;
const POSTS = { page: 1, limit: HOME_POSTS, sortBy: 'publishedAt', sortOrder: 'desc' } as const;

export const latestProjectsQuery = (language: Language) => {
  const { queryKey, options } = requestedIn(language, getListProjectsQueryKey(PROJECTS));
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => readPage(await listProjects(PROJECTS, options(signal)), readProject),
  });
};

export const latestPostsQuery = (language: Language) => {
  const { queryKey, options } = requestedIn(language, getListPublicPostsQueryKey(POSTS));
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => readPage(await listPublicPosts(POSTS, options(signal)), readPost),
  });
};

export const testimonialsQuery = (language: Language) => {
  const { queryKey, options } = requestedIn(language, getListTestimonialsQueryKey());
  return queryOptions({ queryKey, queryFn: ({ signal }) => listTestimonials(options(signal)) });
};
