import { LANGUAGES } from '@consultancy/client-shared/format';
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import { pathnameIn, paths } from '../lib/paths';
import { FailurePage } from './failure-page';
import { SiteLayout } from './layout/site-layout';
import { type LazyPage, lazyModule, lazyPage } from './lazy-page';

/** A page at a path; without one it is the first of those beside it. */
function page(path: string, lazy: LazyPage, children?: RouteObject[]): RouteObject {
  const route = { handle: lazy, element: <PageOf page={lazy} /> };
  return path ? { ...route, path, children } : { ...route, index: true };
}

/** Loaded before it is shown, unless that failed. */
function PageOf({ page: { code } }: { page: LazyPage }) {
  return code ? <code.Page /> : <FailurePage />;
}

const preview = lazyModule(
  () => import('./preview-page'),
  ['preview', 'projects', 'blog', 'services', 'share'],
);

/** All pages, by their path in any language. Each says itself what data it needs (`features/{feature}/{name}.page.ts`). */
const pages: RouteObject[] = [
  page('', lazyPage('home/home')),
  page('about', lazyPage('about/about')),
  page('services', lazyPage('services/services')),
  page('services/:serviceId', lazyPage('services/service')),
  page('projects', lazyPage('projects/gallery', 'share'), [page(':slug', lazyPage('projects/project'))]),
  page('contact', lazyPage('contact/contact', 'submissions')),
  page('consultation', lazyPage('contact/consultation', 'submissions')),
  page('blog', lazyPage('blog/list')),
  page('blog/:slug', lazyPage('blog/article', 'share')),
  page('search', lazyPage('search/search')),
  page('track/:part?', lazyPage('orders/track', 'submissions')),
  // Where the links of mails lead.
  page('appointment', lazyPage('contact/appointment')),
  page('mine', lazyPage('my-requests/mine', 'contact', 'orders', 'submissions')),
  page('account/password', lazyPage('account/password')),
  page('account/confirm', lazyPage('account/confirm')),
  page('preview/:token', preview),
  page('*', lazyPage('not-found/not-found')),
];

/** The same elements in every language, so that a change of language keeps what is shown. */
export const routes: RouteObject[] = LANGUAGES.map(({ code }) => ({
  path: pathnameIn(paths.home, code),
  element: <SiteLayout />,
  children: pages,
}));

/** Adds a page that only the server renders, in every language, without the layout of the others. */
export function addServerPage(path: string, lazy: LazyPage): void {
  for (const { code } of LANGUAGES) routes.push(page(pathnameIn(path, code), lazy));
}

/** The pages at an address, the innermost last. */
export const matchPages = (pathname: string): RouteMatch[] =>
  (matchRoutes(routes, pathname) ?? []).filter(({ route }) => route.handle as unknown);

/** The address with its fixed parts as the routes spell them: a page has one name, `/Blog` is `/blog`. */
export function properPathname(pathname: string): string {
  const parts = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) =>
    (route.path ?? '').split('/').filter(Boolean),
  );
  if (parts.includes('*')) return pathname;
  let index = 0;
  const spell = (segment: string) => {
    if (segment === '') return segment;
    const part = parts[index++];
    return !part || part.startsWith(':') ? segment : part;
  };
  return pathname.split('/').map(spell).join('/');
}

export const lazyPageOf = ({ route }: Pick<RouteMatch, 'route'>) => route.handle as LazyPage;

/** The page that speaks for all at an address. */
export function describedPage(pathname: string) {
  const { route, params } = matchPages(pathname).at(-1)!;
  return { code: (route.handle as LazyPage).code, params };
}
