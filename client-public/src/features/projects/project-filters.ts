import type { PublicProjectDto, ProjectType } from '@consultancy/client-shared/api/model';

/** The filter bar in order: the word in the address (`?filter=`) and the key of its label. */
export const PROJECT_FILTERS = [
  { value: 'all', name: 'all' },
  { value: 'most-viewed', name: 'mostViewed' },
  { value: 'residence', name: 'residence' },
  { value: 'commercial', name: 'commercial' },
  { value: 'hotel', name: 'hotel' },
  { value: 'mixed-use', name: 'mixedUse' },
] as const;

export type ProjectFilter = (typeof PROJECT_FILTERS)[number]['value'];

const TYPES: Partial<Record<ProjectFilter, ProjectType>> = {
  residence: 'RESIDENCE',
  commercial: 'COMMERCIAL',
  hotel: 'HOTEL',
  'mixed-use': 'MIXED_USE',
};

/** Anything unknown in the address means all. */
export function readFilter(value: string | null): ProjectFilter {
  return PROJECT_FILTERS.find((filter) => filter.value === value)?.value ?? 'all';
}

/** Featured projects and the rest, both filtered; the order is the server's except for the most viewed. */
export function arrangeProjects(
  projects: PublicProjectDto[],
  filter: ProjectFilter,
): { featured: PublicProjectDto[]; rest: PublicProjectDto[] } {
  const type = TYPES[filter];
  // Staff are sent hidden projects as well; nobody sees them on the public site.
  const chosen = projects.filter((project) => project.isPublic && (!type || project.type === type));
  if (filter === 'most-viewed') chosen.sort((a, b) => b.viewCount - a.viewCount);
  return {
    featured: chosen.filter((project) => project.featured),
    rest: chosen.filter((project) => !project.featured),
  };
}
