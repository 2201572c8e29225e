import {
  readAnswer,
  readPage,
  readProject,
  readProjectDetails,
  readRelatedProjects,
} from '@consultancy/client-shared/api';
import {
  getGetProjectBySlugQueryKey,
  getGetProjectFacetsQueryKey,
  getGetRelatedProjectsQueryKey,
  getListProjectsQueryKey,
  getProjectBySlug,
  getProjectFacets,
  getRelatedProjects,
  listProjects,
} from '@consultancy/client-shared/api/generated/projects/projects';
import type { Language } from '@consultancy/client-shared/format';
import { queryOptions } from '@tanstack/react-query';
import { requestedIn } from '../../lib/in-language';
import { countedBy, type GalleryChoice, wantedBy } from './project-filters';

/** The gallery shows this many, and as many more each time it is requested more. */
const GALLERY_LIMIT = 50;

const everything: GalleryChoice = { filter: 'all', facets: {}, view: 'cards', sort: null };

export const galleryQuery = (language: Language, choice = everything, page = 1) => {
  const wanted = { limit: GALLERY_LIMIT, ...wantedBy(choice), ...(page > 1 && { page }) };
  const { queryKey, options } = requestedIn(language, getListProjectsQueryKey(wanted));
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => readPage(await listProjects(wanted, options(signal)), readProject),
  });
};

/** How many projects match each value of each filter, with the other filters applied. */
export const facetsQuery = (language: Language, choice: GalleryChoice) => {
  const counted = countedBy(choice);
  const { queryKey, options } = requestedIn(language, getGetProjectFacetsQueryKey(counted));
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => getProjectFacets(counted, options(signal)),
    select: ({ data }) => data,
  });
};

/** Counts of the filter bar: by type and for sale, independent of the filter that is current. */
export const filtersQuery = (language: Language, choice: GalleryChoice) =>
  facetsQuery(language, { ...choice, filter: 'all' });

export const projectQuery = (language: Language, slug: string) => {
  const { queryKey, options } = requestedIn(language, getGetProjectBySlugQueryKey(slug));
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      readAnswer(await getProjectBySlug(slug, options(signal)), readProjectDetails),
  });
};

export const relatedProjectsQuery = (language: Language, slug: string) => {
  const { queryKey, options } = requestedIn(language, getGetRelatedProjectsQueryKey(slug));
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      readAnswer(await getRelatedProjects(slug, options(signal)), readRelatedProjects),
  });
};
