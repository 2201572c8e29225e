import {
  ApiError,
  createServerQueryClient,
  type FetchLike,
  setTransport,
} from '@consultancy/client-shared/api';
import type { PaginationDto } from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';
import { previewOf } from '@consultancy/shared/image-names';
import { trimEnd } from '@consultancy/shared/texts';
import type { Query } from '@tanstack/react-query';
import { AsyncLocalStorage } from 'node:async_hooks';
import { renderToString } from 'react-dom/server';
import { type RouteMatch, StaticRouter } from 'react-router-dom';
import { createSiteI18n } from '../i18n/catalogues';
import { pathnameIn, paths, readPathname } from '../lib/paths';
import { describePage } from './describe-page';
import { renderHead } from './head';
import { lazyModule } from './lazy-page';
import { fetchData, loadCode } from './load-pages';
import { writePageState } from './page-state';
import { addServerPage, describedPage, lazyPageOf, matchPages, properPathname } from './routes';
import { Site } from './site';
import { SiteProviders } from './site-providers';
import { writeManifest } from './write-manifest';

export { addresses } from './site-addresses';
export { sitePages } from './site-pages';

export interface RenderRequest {
  /** Path and query of the page, as the browser sent them. */
  url: string;
  /** Whether the browser asks to save data. */
  savesData?: boolean;
  /** Answers calls of the API inside the process. */
  fetch: FetchLike;
  /** Origin of the site. */
  publicUrl: string;
}

export interface RenderedPage {
  status: number;
  /** Where to go instead; the other texts are empty then. */
  location?: string;
  lang: Language;
  head: string;
  html: string;
  /** JSON for the script element with the id `state`, safe to stand there. */
  state: string;
  /** Modules the page needs in the browser, as the build names them; `index.html` starts the site. None: no scripts. */
  modules: string[];
}

// Requests are rendered side by side, each with a fetch of its own.
const requestFetch = new AsyncLocalStorage<FetchLike>();

setTransport((url, init) => {
  const fetchOfRequest = requestFetch.getStore();
  if (!fetchOfRequest) throw new Error(`${url} was fetched outside a rendered request`);
  return fetchOfRequest(url, init);
});

const offlinePage = lazyModule(() => import('./offline-page'), []);
addServerPage(paths.offline, offlinePage);

/** Renders one public page. It throws only where a page cannot be rendered at all. */
export function render(request: RenderRequest): Promise<RenderedPage> {
  return requestFetch.run(request.fetch, () => renderPage(request));
}

/** The manifest of the site in a language. */
export function webManifest(language: Language, fetch: FetchLike): Promise<object> {
  return requestFetch.run(fetch, () => writeManifest(language));
}

async function renderPage({ url, savesData, publicUrl }: RenderRequest): Promise<RenderedPage> {
  const origin = trimEnd(publicUrl, /\//);
  const address = new URL(url, `${origin}/`);
  const { language: lang } = readPathname(address.pathname);
  const proper = properPathname(address.pathname);
  if (proper !== address.pathname) return movedTo(proper + address.search, lang);
  const queryClient = createServerQueryClient();
  const i18n = await createSiteI18n(lang);
  const matches = matchPages(address.pathname);
  await loadCode(matches, i18n);
  await fetchData(matches, address, queryClient);

  const { page: described, context } = describePage(describedPage(address.pathname), {
    queryClient,
    i18n,
    search: address.search,
    publicUrl: origin,
  });
  if (described.movedTo) {
    return movedTo(pathnameIn(described.movedTo, lang) + address.search, lang);
  }
  const page = queryClient.getQueryCache().getAll().some(isPastEnd)
    ? { ...described, status: 404 }
    : described;
  const { preloads, html } = partPreloads(
    renderToString(
      <SiteProviders queryClient={queryClient} i18n={i18n} savesData={savesData} publicUrl={origin}>
        <StaticRouter location={address.pathname + address.search}>
          <Site />
        </StaticRouter>
      </SiteProviders>,
    ),
  );
  const state = writePageState(queryClient, lang);
  const isComplete = !queryClient.getQueryCache().getAll().some(hasFailed);
  queryClient.clear();
  return {
    status: page.status ?? (isComplete ? 200 : 503),
    lang,
    head:
      preloads + renderHead({ page, pathname: address.pathname, search: address.search, context, previewOf }),
    html,
    state,
    modules: modulesOf(matches, lang),
  };
}

function movedTo(location: string, lang: Language): RenderedPage {
  return { status: 301, location, lang, head: '', html: '', state: '', modules: [] };
}

function modulesOf(matches: RouteMatch[], language: Language): string[] {
  const pages = matches.map(lazyPageOf);
  // The worker shows it at the addresses of other pages, which scripts would put in its place.
  if (pages.includes(offlinePage)) return [];
  // What the page's own script element named, entry-client.tsx: it starts the site.
  return [...pages.flatMap((page) => page.modules(language)), 'index.html'];
}

/** Without its data a page is only a promise: the browser tries again, and nobody should index it. */
function hasFailed({ state }: Query): boolean {
  return state.status === 'error' && !(state.error instanceof ApiError && state.error.status === 404);
}

/** Whether an address requested a page behind the last one of a list; there are as many of those as numbers. */
function isPastEnd({ state }: Query): boolean {
  const list = (state.data as { data?: { pagination?: Partial<PaginationDto> } | null } | undefined)?.data;
  const { currentPage = 1, totalPages = 1 } = list?.pagination ?? {};
  return currentPage > Math.max(1, totalPages);
}

/** React writes its preload links in front of the page; in the head the browser finds them sooner. */
function partPreloads(rendered: string): { preloads: string; html: string } {
  const [preloads = ''] = /^(<link rel="preload"[^>]*>)*/.exec(rendered) ?? [];
  return { preloads, html: rendered.slice(preloads.length) };
}
