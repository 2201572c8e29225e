import {
  getGetProjectBySlugQueryOptions,
  getListProjectsQueryOptions,
} from '@consultancy/client-shared/api/generated/projects/projects';

/** The gallery shows all there is, up to this many; filters work on what is loaded. */
const GALLERY_LIMIT = 50;

export const galleryQuery = () => getListProjectsQueryOptions({ limit: GALLERY_LIMIT });

export const projectQuery = (slug: string) =>
  // A missing project stays missing: an answer of the server's page must not be asked for again.
  getGetProjectBySlugQueryOptions(slug, { query: { retryOnMount: false } });
