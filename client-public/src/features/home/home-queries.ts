import { readPage, readPost, readProject } from '@consultancy/client-shared/api';
import {
  getListPublicPostsQueryKey,
  listPublicPosts,
} from '@consultancy/client-shared/api/generated/blog/blog';
import {
  getListProjectsQueryKey,
  listProjects,
} from '@consultancy/client-shared/api/generated/projects/projects';
import { queryOptions } from '@tanstack/react-query';

export const HOME_PROJECTS = 6;
export const HOME_POSTS = 3;

const PROJECTS = { limit: HOME_PROJECTS, sortBy: 'createdAt', sortOrder: 'desc' } as const;
const POSTS = { page: 1, limit: HOME_POSTS, sortBy: 'publishedAt', sortOrder: 'desc' } as const;

export const latestProjectsQuery = () =>
  queryOptions({
    queryKey: getListProjectsQueryKey(PROJECTS),
    queryFn: async ({ signal }) => readPage(await listProjects(PROJECTS, { signal }), readProject),
  });

export const latestPostsQuery = () =>
  queryOptions({
    queryKey: getListPublicPostsQueryKey(POSTS),
    queryFn: async ({ signal }) => readPage(await listPublicPosts(POSTS, { signal }), readPost),
  });
