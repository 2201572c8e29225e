import { readAnswer, readPage, readProject } from '@consultancy/client-shared/api';
import {
  getGetProjectBySlugQueryKey,
  getListProjectsQueryKey,
  getProjectBySlug,
  listProjects,
} from '@consultancy/client-shared/api/generated/projects/projects';
import { queryOptions } from '@tanstack/react-query';

/** The gallery shows all there is, up to this many; filters work on what is loaded. */
const GALLERY = { limit: 50 };

export const galleryQuery = () =>
  queryOptions({
    queryKey: getListProjectsQueryKey(GALLERY),
    queryFn: async ({ signal }) => readPage(await listProjects(GALLERY, { signal }), readProject),
  });

export const projectQuery = (slug: string) =>
  queryOptions({
    queryKey: getGetProjectBySlugQueryKey(slug),
    queryFn: async ({ signal }) => readAnswer(await getProjectBySlug(slug, { signal }), readProject),
  });
