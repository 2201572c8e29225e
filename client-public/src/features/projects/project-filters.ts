import {
  type ListProjectsParams,
  type PublicProjectDto,
  ProjectType,
} from '@consultancy/client-shared/api/model';

/** A word of the address, `?filter=`: all of them, the most viewed first, designs for sale, or those of a type, such as `mixed-use`. */
export type ProjectFilter = 'all' | 'most-viewed' | 'for-sale' | `${Lowercase<string>}`;

/** Always offered, in this order; the other types follow where there are projects of them. */
const STANDING_TYPES: ProjectType[] = ['RESIDENCE', 'COMMERCIAL', 'HOTEL', 'MIXED_USE'];

const wordOf = (type: ProjectType) => type.toLowerCase().replace('_', '-') as Lowercase<ProjectType>;

/** The type that a filter means, if it means one. */
export function typeOf(filter: ProjectFilter): ProjectType | undefined {
  return Object.values(ProjectType).find((type) => wordOf(type) === filter);
}

/** How the gallery shows its projects, `?view=`: cards with pictures, lines of a table, by year, on a map. */
export const GALLERY_VIEWS = ['cards', 'index', 'time', 'map'] as const;
export type GalleryView = (typeof GALLERY_VIEWS)[number];

/** The columns by which the index is sorted, `?sort=year` or, the other way round, `?sort=-year`. */
const SORTED_COLUMNS = ['title', 'year'] as const;
export type IndexColumn = (typeof SORTED_COLUMNS)[number];

export interface IndexSort {
  by: IndexColumn;
  order: 'asc' | 'desc';
}

/** What an address asks the gallery for. */
export interface GalleryChoice {
  filter: ProjectFilter;
  view: GalleryView;
  /** Null is the server's own order. */
  sort: IndexSort | null;
}

/** Anything unknown in the address is left out. */
export function readChoice(search: URLSearchParams): GalleryChoice {
  const view = GALLERY_VIEWS.find((each) => each === search.get('view')) ?? 'cards';
  return {
    filter: readFilter(search.get('filter')),
    view,
    sort: view === 'index' ? readSort(search.get('sort')) : null,
  };
}

function readSort(value: string | null): IndexSort | null {
  const by = SORTED_COLUMNS.find((column) => value === column || value === `-${column}`);
  return by ? { by, order: value === by ? 'asc' : 'desc' } : null;
}

/** Anything unknown in the address means all. */
export function readFilter(value: string | null): ProjectFilter {
  const filter = value as ProjectFilter;
  return filter === 'most-viewed' || filter === 'for-sale' || typeOf(filter) ? filter : 'all';
}

/** What is asked of the server. */
export function wantedBy({ filter, view, sort }: GalleryChoice): ListProjectsParams {
  return {
    ...wantedByFilter(filter),
    ...(view === 'time' && ({ sortBy: 'year', sortOrder: 'desc' } as const)),
    ...(sort && { sortBy: sort.by, sortOrder: sort.order }),
  };
}

function wantedByFilter(filter: ProjectFilter): ListProjectsParams {
  if (filter === 'most-viewed') return { sortBy: 'viewCount' };
  // All in one answer, so that the device compares them with a plot.
  if (filter === 'for-sale') return { isForSale: true, limit: 100 };
  const type = typeOf(filter);
  return type ? { type } : {};
}

/** The filter bar in order: first what is always offered. @param stats of all projects, as soon as they are there */
export function filtersFor(
  stats: { projectsByType?: Partial<Record<ProjectType, number>>; forSaleProjects?: number } | undefined,
): ProjectFilter[] {
  const counts = stats?.projectsByType ?? {};
  const others = Object.values(ProjectType).filter((type) => !STANDING_TYPES.includes(type) && counts[type]);
  const forSale = stats?.forSaleProjects ? (['for-sale'] as const) : [];
  return ['all', 'most-viewed', ...[...STANDING_TYPES, ...others].map(wordOf), ...forSale];
}

/** Featured projects and the rest; the order is the server's. */
export function arrangeProjects(projects: PublicProjectDto[]): {
  featured: PublicProjectDto[];
  rest: PublicProjectDto[];
} {
  // Staff are sent hidden projects as well; nobody sees them on the public site.
  const chosen = projects.filter((project) => project.isPublic);
  return {
    featured: chosen.filter((project) => project.featured),
    rest: chosen.filter((project) => !project.featured),
  };
}
