import {
  readAnswer,
  readPage,
  readProject,
  readProjectDetails,
  readRelatedProjects,
} from '@consultancy/client-shared/api';
import {
  getGetProjectBySlugQueryOptions,
  getGetProjectFacetsQueryOptions,
  getGetRelatedProjectsQueryOptions,
  useGetProjectBySlug,
  useGetProjectFacets,
  useGetRelatedProjects,
} from '@consultancy/client-shared/api/generated/project-details/project-details';
import { getListProjectsQueryOptions } from '@consultancy/client-shared/api/generated/projects/projects';
import type {
  PublicProjectDetailsOrStaffEnvelope,
  PublicProjectOrStaffPageEnvelope,
  RelatedProjectsEnvelope,
} from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { keepPreviousData } from '@tanstack/react-query';
import { countedBy, type GalleryChoice, toListParams } from './project-filters';

/** The gallery shows this many, and as many more each time it is requested more. */
const GALLERY_LIMIT = 50;

/** Staff see what visitors see. */
const AS_VISITORS = { isPublic: true } as const;

const everything: GalleryChoice = { filter: 'all', facets: {}, view: 'cards', sort: null };

const readProjects = { select: (answer: PublicProjectOrStaffPageEnvelope) => readPage(answer, readProject) };
const readDetails = {
  select: (answer: PublicProjectDetailsOrStaffEnvelope) => readAnswer(answer, readProjectDetails),
};
const readRelated = {
  select: (answer: RelatedProjectsEnvelope) => readAnswer(answer, readRelatedProjects).data,
};

export const galleryPage = (language: Language, choice = everything, page = 1) =>
  getListProjectsQueryOptions(
    { limit: GALLERY_LIMIT, isPublic: true, ...toListParams(choice), ...(page > 1 && { page }) },
    { 'Accept-Language': language },
    { query: readProjects },
  );

/** How many projects match each value of each filter, with the other filters applied. */
export const facetCounts = (language: Language, choice: GalleryChoice) =>
  getGetProjectFacetsQueryOptions(countedBy(choice), { 'Accept-Language': language });

export const useFacetCounts = (choice: GalleryChoice) =>
  useGetProjectFacets(
    countedBy(choice),
    { 'Accept-Language': useLanguage() },
    { query: { placeholderData: keepPreviousData } },
  ).data?.data;

/** The choice by which the filter bar counts: by type and for sale, independent of the filter that is current. */
export const unfiltered = (choice: GalleryChoice): GalleryChoice => ({ ...choice, filter: 'all' });

export const projectBySlug = (language: Language, slug: string) =>
  getGetProjectBySlugQueryOptions(slug, AS_VISITORS, { 'Accept-Language': language }, { query: readDetails });

/** @param known of the project until the answer is there */
export const useProjectBySlug = (
  slug: string,
  known: () => PublicProjectDetailsOrStaffEnvelope | undefined,
) =>
  useGetProjectBySlug(
    slug,
    AS_VISITORS,
    { 'Accept-Language': useLanguage() },
    { query: { ...readDetails, placeholderData: known } },
  );

export const relatedProjects = (language: Language, slug: string) =>
  getGetRelatedProjectsQueryOptions(slug, { 'Accept-Language': language }, { query: readRelated });

export const useRelatedProjects = (slug: string) =>
  useGetRelatedProjects(slug, { 'Accept-Language': useLanguage() }, { query: readRelated });
