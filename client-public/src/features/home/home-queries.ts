import { readPage, readPost, readProject } from '@consultancy/client-shared/api';
import {
  getListPublicPostsQueryOptions,
  useListPublicPosts,
} from '@consultancy/client-shared/api/generated/blog/blog';
import {
  getListProjectsQueryOptions,
  useListProjects,
} from '@consultancy/client-shared/api/generated/projects/projects';
import type {
  PublicPostSummaryPageEnvelope,
  PublicProjectOrStaffPageEnvelope,
} from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';

export const HOME_PROJECTS = 6;
export const HOME_POSTS = 3;

const PROJECTS = { limit: HOME_PROJECTS, sortBy: 'createdAt', sortOrder: 'desc', isPublic: true } as const;
const POSTS = { page: 1, limit: HOME_POSTS, sortBy: 'publishedAt', sortOrder: 'desc' } as const;

const readProjects = {
  // What was stored before a project was hidden may still name it.
  select: (answer: PublicProjectOrStaffPageEnvelope) =>
    readPage(answer, readProject).data.data.filter(({ isPublic }) => isPublic),
};
const readPosts = {
  select: (answer: PublicPostSummaryPageEnvelope) => readPage(answer, readPost).data.data,
};

export const latestProjects = (language: Language) =>
  getListProjectsQueryOptions(PROJECTS, { 'Accept-Language': language }, { query: readProjects });

export const useLatestProjects = () =>
  useListProjects(PROJECTS, { 'Accept-Language': useLanguage() }, { query: readProjects });

export const latestPosts = (language: Language) =>
  getListPublicPostsQueryOptions(POSTS, { 'Accept-Language': language }, { query: readPosts });

export const useLatestPosts = () =>
  useListPublicPosts(POSTS, { 'Accept-Language': useLanguage() }, { query: readPosts });
