import { readAnswer, readPage, readProject } from '@consultancy/client-shared/api';
import {
  getGetProjectBySlugQueryKey,
  getListProjectsQueryKey,
  getProjectBySlug,
  listProjects,
} from '@consultancy/client-shared/api/generated/projects/projects';
import { queryOptions } from '@tanstack/react-query';

/** The gallery shows this many, and as many more each time it is asked for more; filters work on what is loaded. */
const GALLERY_LIMIT = 50;

export const galleryQuery = (page = 1) => {
  const wanted = { limit: GALLERY_LIMIT, ...(page > 1 && { page }) };
  return queryOptions({
    queryKey: getListProjectsQueryKey(wanted),
    queryFn: async ({ signal }) => readPage(await listProjects(wanted, { signal }), readProject),
  });
};

export const projectQuery = (slug: string) =>
  queryOptions({
    queryKey: getGetProjectBySlugQueryKey(slug),
    queryFn: async ({ signal }) => readAnswer(await getProjectBySlug(slug, { signal }), readProject),
  });
