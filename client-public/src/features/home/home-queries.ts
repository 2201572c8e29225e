import { getListPublicPostsQueryOptions } from '@consultancy/client-shared/api/generated/blog/blog';
import { getListProjectsQueryOptions } from '@consultancy/client-shared/api/generated/projects/projects';

export const HOME_PROJECTS = 6;
export const HOME_POSTS = 3;

export const latestProjectsQuery = () =>
  getListProjectsQueryOptions({ limit: HOME_PROJECTS, sortBy: 'createdAt', sortOrder: 'desc' });

export const latestPostsQuery = () =>
  getListPublicPostsQueryOptions({ page: 1, limit: HOME_POSTS, sortBy: 'publishedAt', sortOrder: 'desc' });
