import { LANGUAGES } from '@consultancy/client-shared/format';
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import { PAGES } from '../lib/pages';
import { pathnameIn, paths } from '../lib/paths';
import { SiteLayout } from './layout/site-layout';
import { type LazyPage, lazyModule, lazyPage } from './lazy-page';
import { PageOf } from './page-of';

const route = (path: string, page: LazyPage, children?: RouteObject[]): RouteObject => ({
  path,
  handle: page,
  element: <PageOf key={path} page={page} />,
  children,
});

const routesOf = (pages: typeof PAGES, parent = ''): RouteObject[] =>
  pages.map(({ path, page, texts = [], children = [] }) =>
    route(path.slice(parent.length + 1), lazyPage(page, ...texts), routesOf(children, path)),
  );

const preview = lazyModule(
  () => import('./preview-page'),
  ['preview', 'projects', 'blog', 'services', 'share'],
);

const pages: RouteObject[] = [
  ...routesOf(PAGES),
  route('preview/:token', preview),
  route('*', lazyPage('not-found/not-found')),
];

/**
 * The same elements in every language, so that a change of language keeps what is shown. A parameter for the language
 * would take `/projects/contact` for the page `contact` in a language named `projects`.
 */
export const routes: RouteObject[] = LANGUAGES.map(({ code }) => ({
  path: pathnameIn(paths.home, code),
  element: <SiteLayout />,
  children: pages,
}));

/** Adds a page that only the server renders, in every language, without the layout of the others. */
export function addServerPage(path: string, page: LazyPage): void {
  for (const { code } of LANGUAGES) routes.push(route(pathnameIn(path, code), page));
}

/** The pages at an address, the innermost last. */
export const matchPages = (pathname: string): RouteMatch[] =>
  (matchRoutes(routes, pathname) ?? []).filter(({ route: { handle } }) => handle as unknown);

/** The address with its fixed parts as the routes spell them: a page has one name, `/Blog` is `/blog`. */
export function properPathname(pathname: string): string {
  const parts = (matchRoutes(routes, pathname) ?? []).flatMap(({ route: { path = '' } }) =>
    path.split('/').filter(Boolean),
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

export const lazyPageOf = ({ route: { handle } }: Pick<RouteMatch, 'route'>) => handle as LazyPage;

/** The page that speaks for all at an address. */
export function describedPage(pathname: string) {
  const innermost = matchPages(pathname).at(-1)!;
  return { page: lazyPageOf(innermost), params: innermost.params };
}
