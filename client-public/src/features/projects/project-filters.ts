import {
  type GetProjectFacetsParams,
  type ListProjectsParams,
  type ProjectFacetsDto,
  type PublicProjectDto,
  ProjectStatus,
  ProjectType,
} from '@consultancy/client-shared/api/model';

/** A word of the address, `?filter=`: all of them, the most viewed first, designs for sale, or those of a type, such as `mixed-use`. */
export type ProjectFilter = 'all' | 'most-viewed' | 'for-sale' | `${Lowercase<string>}`;

/** Maximum length of a place or material that the API accepts. */
const LONGEST_TEXT = 200;

/** The types of the filter bar, in this order. The others are reached by the address, and from a card of the type. */
const OFFERED_TYPES: ProjectType[] = ['RESIDENCE', 'COMMERCIAL', 'HOTEL', 'MIXED_USE'];

/** Further filters, as words of the address: `?place=addis+ababa&status=completed`. */
export const FACETS = ['status', 'place', 'year', 'material'] as const;
export type Facet = (typeof FACETS)[number];

/** The values as the API takes them, such as `{ status: 'COMPLETED', place: 'addis ababa' }`. */
export type FacetChoice = { status?: ProjectStatus } & Partial<Record<Exclude<Facet, 'status'>, string>>;

export const wordOf = <Name extends string>(name: Name) =>
  name.toLowerCase().replaceAll('_', '-') as Lowercase<Name>;

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
  facets: FacetChoice;
  view: GalleryView;
  /** Null is the server's own order. */
  sort: IndexSort | null;
}

/** Anything unknown in the address is left out. */
export function readChoice(search: URLSearchParams): GalleryChoice {
  const view = GALLERY_VIEWS.find((each) => each === search.get('view')) ?? 'cards';
  return {
    filter: readFilter(search.get('filter')),
    facets: readFacets(search),
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

function readFacets(search: URLSearchParams): FacetChoice {
  const facets: FacetChoice = {};
  const status = Object.values(ProjectStatus).find((each) => wordOf(each) === search.get('status'));
  if (status) facets.status = status;
  const year = search.get('year');
  if (year && /^[0-9]{4}$/.test(year)) facets.year = year;
  for (const name of ['place', 'material'] as const) {
    const text = search.get(name)?.trim().toLowerCase();
    if (text && text.length <= LONGEST_TEXT) facets[name] = text;
  }
  return facets;
}

/** The value of a filter as a word of the address. */
export const wordOfFacet = (facet: Facet, value: string) => (facet === 'status' ? wordOf(value) : value);

/** What is asked of the server. */
export function toListParams({ filter, facets, view, sort }: GalleryChoice): ListProjectsParams {
  return {
    ...wantedByFilter(filter),
    ...narrowedBy(facets),
    ...(view === 'time' && ({ sortBy: 'year', sortOrder: 'desc' } as const)),
    ...(sort && { sortBy: sort.by, sortOrder: sort.order }),
  };
}

/** The filters that the counts are restricted by. */
export function countedBy({ filter, facets }: GalleryChoice): GetProjectFacetsParams {
  const { type, isForSale } = wantedByFilter(filter);
  return { ...narrowedBy(facets), ...(type && { type }), ...(isForSale && { isForSale }) };
}

const narrowedBy = ({ status, ...others }: FacetChoice) => ({
  ...others,
  ...(status && { status: [status] }),
});

function wantedByFilter(filter: ProjectFilter): ListProjectsParams {
  if (filter === 'most-viewed') return { sortBy: 'viewCount' };
  // All in one answer, so that the device compares them with a plot.
  if (filter === 'for-sale') return { isForSale: true, limit: 100 };
  const type = typeOf(filter);
  return type ? { type } : {};
}

export interface OfferedFilter {
  filter: ProjectFilter;
  /** Number of projects, once loaded; only types have one. */
  count?: number;
}

/** The filter bar, in order. */
export function filtersFor(counted: Pick<ProjectFacetsDto, 'type'> | undefined): OfferedFilter[] {
  const countOf = (type: string) => counted?.type.find(({ value }) => value === type)?.count;
  return [
    ...([{ filter: 'all' }, { filter: 'most-viewed' }] as const),
    ...OFFERED_TYPES.map((type) => ({ filter: wordOf(type), count: countOf(type) })),
  ];
}

export const isOffered = (filter: ProjectFilter) =>
  filtersFor(undefined).some((offered) => offered.filter === filter);

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
