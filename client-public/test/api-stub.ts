import { type FetchLike, setTransport } from '@consultancy/client-shared/api';
import type {
  ProjectFacetsDto,
  PublicAwardDto,
  PublicProjectDto,
  PublicOfficeHoursDto,
  PublicPostDto,
  PublicServiceDto,
  RelatedProjectsDto,
  PublicSiteCopyDto,
  PublicTeamMemberDto,
  PublicTestimonialDto,
  PublicSettingsDto,
} from '@consultancy/client-shared/api/model';
import amharicCopy from '../../server/demo/am/site_copy.json';
import oromoCopy from '../../server/demo/om/site_copy.json';
import demoCopy from '../../server/demo/site_copy.json';
import { standardServices } from './standard-services';

interface StoredContent {
  projects?: PublicProjectDto[];
  posts?: PublicPostDto[];
  services?: PublicServiceDto[];
  /** The ten as a new site has them, unless said otherwise. */
  standard?: PublicServiceDto[];
  team?: PublicTeamMemberDto[];
  testimonials?: PublicTestimonialDto[];
  awards?: PublicAwardDto[];
  /** Those of the demo firm in the language of the page, unless said otherwise. */
  words?: Partial<PublicSiteCopyDto>;
  settings?: Partial<PublicSettingsDto>;
  /** Paths that answer with a refusal, by the beginning of their address. */
  failing?: string[];
  /** Paths that never answer, by the beginning of their address. */
  hanging?: string[];
  /** What else there is, by method and path: `'POST /auth/login': (body) => data`. Throwing refuses. */
  answers?: Record<string, (body: unknown) => unknown>;
}

/** Thrown by an answer of a test: what the API says no with. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message = 'Refused',
    readonly details?: unknown,
  ) {
    super(message);
  }
}

const UNTRANSLATED = { siteName: null, siteDescription: null, address: null };

const SETTINGS: PublicSettingsDto = {
  siteName: 'Zigba Architects',
  siteDescription: 'Architecture in Addis Ababa.',
  contactEmail: 'hello@zigba.example',
  supportPhone: '+251 900 000 000',
  secondPhone: null,
  address: 'Bole Road, Addis Ababa',
  coordinates: { latitude: 8.9945, longitude: 38.7895 },
  socialLinks: { facebook: null, youtube: null, telegram: null, tiktok: null },
  isDemo: true,
  timezone: 'Africa/Addis_Ababa',
  language: 'en',
  currency: 'ETB',
  translations: { am: UNTRANSLATED, om: UNTRANSLATED },
};

const DAY = { opens: '08:00', closes: '18:00' };

const OFFICE_HOURS: PublicOfficeHoursDto = {
  week: {
    ...{ monday: DAY, tuesday: DAY, wednesday: DAY, thursday: DAY, friday: DAY },
    saturday: { opens: '09:00', closes: '14:00' },
    sunday: null,
  },
  days: [
    {
      ...{ day: '2027-01-07', hours: null, holiday: 'GENA' },
      names: { en: 'Ethiopian Christmas (Gena)', am: 'ገና', om: 'Ayyaana Qillee' },
    },
    {
      ...{ day: '2027-02-01', hours: { opens: '10:00', closes: '12:00' }, holiday: null },
      names: { en: 'Moving day', am: null, om: null },
    },
  ],
};

function demoWords(language: string | null) {
  const [english] = demoCopy;
  if (language !== 'am' && language !== 'om') return english;
  const [texts] = Object.values(language === 'am' ? amharicCopy : oromoCopy);
  return { ...english, ...texts };
}

/** An API that holds what a test gives it, answering in the envelope of the real one. */
export function stubApi({
  projects = [],
  posts = [],
  services = [],
  standard,
  team = [],
  testimonials = [],
  awards = [],
  words,
  settings = {},
  failing = [],
  hanging = [],
  answers = {},
}: StoredContent): FetchLike {
  return (url, { method = 'GET', body, headers }) => {
    const { pathname, searchParams } = new URL(url, 'http://site');
    const path = pathname.replace('/api/v1', '');
    if (hanging.some((each) => path.startsWith(each))) return new Promise(() => {});
    if (failing.some((each) => path.startsWith(each))) return refuse(400, 'VALIDATION_ERROR');
    const own = answers[`${method} ${path}`];
    if (own) return answerOf(() => own(typeof body === 'string' ? JSON.parse(body) : undefined));
    if (method === 'POST' && /^\/visitors\/|\/views$/.test(path)) return answer(null);
    if (path === '/settings') return answer({ ...SETTINGS, ...settings });
    if (path === '/settings/office-hours') return answer(OFFICE_HOURS);
    if (path === '/projects') return answer(pageOf(chooseProjects(projects, searchParams), searchParams));
    if (path === '/projects/facets') return answer(countFacets(projects, searchParams));
    if (path === '/site-copy') return answer(words ?? demoWords(new Headers(headers).get('Accept-Language')));
    if (path === '/team') return answer(team);
    if (path === '/testimonials') return answer(testimonials);
    if (path === '/awards') return answer(awards.filter(isOf(searchParams.get('project'))));
    const ten = standard ?? standardServices(new Headers(headers).get('Accept-Language'));
    if (path === '/services/standard') return answer(ten);
    const one = ten.find(({ slug }) => path === `/services/standard/${slug}`);
    if (one) return answer(one);
    if (path === '/services') return answer(pageOf(services, searchParams));
    const service = services.find(({ id }) => path === `/services/${id}`);
    if (service) return answer(service);
    if (path === '/blog/public') return answer(pageOf(filterPosts(posts, searchParams), searchParams));
    const post = posts.find(({ slug }) => path === `/blog/public/${slug}`);
    if (post) return answer(post);
    const [, led] = /^\/projects\/slug\/([^/]+)\/related$/.exec(path) ?? [];
    if (led) return answer(relatedTo(led, projects));
    const project = projects.find(({ id, slug }) =>
      [`/projects/slug/${slug}`, `/projects/${id}`].includes(path),
    );
    return project ? answer(project) : refuse(404, 'NOT_FOUND');
  };
}

function chooseProjects(projects: PublicProjectDto[], query: URLSearchParams): PublicProjectDto[] {
  const chosen = projects
    .filter(({ type }) => !query.has('type') || type === query.get('type'))
    .filter(({ isForSale }) => !query.has('isForSale') || isForSale)
    .filter(({ year }) => !query.has('year') || year === query.get('year'))
    .filter(({ status }) => !query.has('status') || query.get('status')!.split(',').includes(status));
  return query.get('sortBy') === 'viewCount' ? chosen.sort((a, b) => b.viewCount - a.viewCount) : chosen;
}

function countFacets(projects: PublicProjectDto[], query: URLSearchParams): ProjectFacetsDto {
  const count = (facet: 'type' | 'status' | 'isForSale' | 'year') => {
    const others = new URLSearchParams([...query].filter(([name]) => name !== facet));
    const given = chooseProjects(projects, others).map((project) => project[facet]);
    const values = given.filter((value) => value !== null).map(String);
    return [...new Set(values)].map((value) => {
      return { value, label: value, count: values.filter((each) => each === value).length };
    });
  };
  const [type, status, isForSale, year] = (['type', 'status', 'isForSale', 'year'] as const).map(count);
  return { type: type!, status: status!, isForSale: isForSale!, year: year!, place: [], material: [] };
}

/** In the order given, and all of one type alike. */
function relatedTo(slug: string, projects: PublicProjectDto[]): RelatedProjectsDto {
  const at = projects.findIndex((each) => each.slug === slug);
  return {
    alike: projects.filter(({ type }, index) => index !== at && type === projects[at]?.type).slice(0, 3),
    previous: projects[at - 1] ?? null,
    next: projects[at + 1] ?? null,
  };
}

function filterPosts(posts: PublicPostDto[], query: URLSearchParams): PublicPostDto[] {
  const [category, search] = [query.get('category'), query.get('search')?.toLowerCase()];
  return posts
    .filter((post) => !category || post.category === category)
    .filter((post) => !search || post.title.toLowerCase().includes(search));
}

function pageOf<Item>(items: Item[], query: URLSearchParams) {
  const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10)];
  const data = items.slice((page - 1) * limit, page * limit);
  const totalPages = Math.max(1, Math.ceil(items.length / limit));
  return {
    data,
    pagination: { currentPage: page, totalPages, totalItems: items.length, hasNext: page < totalPages },
  };
}

/** @param first may answer before the stub does, to see headers or to break the line */
export function serveApi(
  content: StoredContent,
  first: (url: string, init: RequestInit) => Promise<Response> | undefined = () => undefined,
): void {
  const stub = stubApi(content);
  setTransport((url, init) => first(url, init) ?? stub(url, init));
}

function answerOf(own: () => unknown): Promise<Response> {
  try {
    return answer(own());
  } catch (refusal) {
    if (refusal instanceof Refusal)
      return refuse(refusal.status, refusal.code, refusal.message, refusal.details);
    return Promise.reject(refusal as Error);
  }
}

function answer(data: unknown): Promise<Response> {
  return Promise.resolve(Response.json({ success: true, message: 'ok', data }));
}

function refuse(status: number, code: string, message = 'Refused', details?: unknown): Promise<Response> {
  return Promise.resolve(Response.json({ success: false, message, error: { code, details } }, { status }));
}

function isOf(project: string | null) {
  return ({ projectSlug }: PublicAwardDto) => project === null || projectSlug === project;
}
