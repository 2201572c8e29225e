import {
  ApiError,
  createServerQueryClient,
  type FetchLike,
  setTransport,
} from '@consultancy/client-shared/api';
import type { Language } from '@consultancy/client-shared/format';
import { trimEnd } from '@consultancy/shared/texts';
import type { Query } from '@tanstack/react-query';
import { AsyncLocalStorage } from 'node:async_hooks';
import { renderToString } from 'react-dom/server';
import { type RouteMatch, StaticRouter } from 'react-router-dom';
import { pathnameIn, paths, readPathname } from '../lib/paths';
import { describePage } from './describe-page';
import { lazyModule } from './lazy-page';
import { loadPage } from './load-pages';
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
  await loadPage(address, queryClient);

  const { page } = describePage(describedPage(address.pathname), {
    queryClient,
    language: lang,
    search: address.search,
    publicUrl: origin,
  });
  if (page.movedTo) {
    return movedTo(pathnameIn(page.movedTo, lang) + address.search, lang);
  }
  const { head, html } = partHead(
    renderToString(
      <SiteProviders queryClient={queryClient} savesData={savesData} publicUrl={origin}>
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
    head,
    html,
    state,
    modules: modulesOf(matchPages(address.pathname), lang),
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
  return [...new Set([...pages.flatMap((page) => page.modules(language)), 'index.html'])];
}

/** Without its data a page is only a promise: the browser tries again, and nobody should index it. */
function hasFailed({ state }: Query): boolean {
  return state.status === 'error' && !(state.error instanceof ApiError && state.error.status === 404);
}

/** React writes what belongs into the head in front of the page. */
function partHead(rendered: string): { head: string; html: string } {
  const [head = ''] = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)*/.exec(rendered) ?? [];
  return { head, html: rendered.slice(head.length) };
}
