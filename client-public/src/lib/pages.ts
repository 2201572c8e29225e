import { paths } from './paths';

/** What a page takes part in. */
interface SitePageEntry {
  /** Its path, the same in each language; `:slug` is that of a record. */
  path: string;
  /** `features/{feature}/{name}.page.ts`, without its ending. */
  page: string;
  /** Features whose texts it shows beside those of its own. */
  texts?: string[];
  /** In sitemap.xml; the pages of records are there by their records. */
  sitemap?: true;
  /** Found by the search of the site; what records make is found by its records. */
  search?: true;
  /** Kept by the browser for reading without a line. Only what is open to everybody. */
  offline?: true;
  /** Pages that may be shown within it. */
  children?: SitePageEntry[];
}

/**
 * All pages of the site, in one place: the routes, the sitemap, the search of the site and the copies for reading
 * offline read it. The order of those for the search is that in which they are listed.
 */
export const PAGES: SitePageEntry[] = [
  { path: paths.home, page: 'home/home', sitemap: true, offline: true },
  { path: paths.about, page: 'about/about', sitemap: true, search: true, offline: true },
  { path: paths.services, page: 'services/services', sitemap: true, search: true, offline: true },
  { path: '/services/:serviceId', page: 'services/service', offline: true },
  {
    path: paths.projects,
    page: 'projects/gallery',
    texts: ['share'],
    sitemap: true,
    search: true,
    offline: true,
    // It opens over the gallery, or in its place.
    children: [{ path: '/projects/:slug', page: 'projects/project', texts: ['share'], offline: true }],
  },
  { path: paths.blog, page: 'blog/list', sitemap: true, search: true, offline: true },
  { path: '/blog/:slug', page: 'blog/article', texts: ['share'], offline: true },
  {
    path: paths.contact,
    page: 'contact/contact',
    texts: ['submissions'],
    sitemap: true,
    search: true,
    offline: true,
  },
  {
    path: paths.consultation,
    page: 'contact/consultation',
    texts: ['submissions'],
    sitemap: true,
    search: true,
    offline: true,
  },
  { path: paths.search, page: 'search/search' },
  { path: `${paths.track}/:part?`, page: 'orders/track', texts: ['submissions'], search: true },
  { path: paths.mine, page: 'my-requests/mine', texts: ['contact', 'orders', 'submissions'], search: true },
  // Where the links of mails lead.
  { path: paths.appointment, page: 'contact/appointment' },
  { path: '/account/password', page: 'account/password' },
  { path: '/account/confirm', page: 'account/confirm' },
];

/** The paths of pages that take part in something, without what may be left out. */
export function pathsOf(flag: 'sitemap' | 'search' | 'offline', pages = PAGES): string[] {
  return pages.flatMap(({ path, children, ...flags }) => [
    ...(flags[flag] ? [path.replace(/\/:\w+\?$/, '')] : []),
    ...pathsOf(flag, children ?? []),
  ]);
}
