import '@consultancy/client-shared/theme/tokens.css';
import '@consultancy/client-shared/theme/base.css';
import 'virtual:mantine-variables.css';
import '../theme/mantine.css';
import { createQueryClient, randomId } from '@consultancy/client-shared/api';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
// First, so that the styles of the pages come after those of the theme.
import { SiteProviders } from './site-providers';
import { createSiteI18n } from '../i18n/catalogues';
import { readPathname } from '../paths';
import { readPageState } from './page-state';
import { createRoutes } from './routes';

/** Loads the code of the matched routes first: hydration has to find all of it in place. */
async function loadMatchedRoutes(routes: RouteObject[]): Promise<HydrationState> {
  const matches = matchRoutes(routes, window.location) ?? [];
  const loaded = matches.map(async ({ route }) => {
    if (typeof route.lazy !== 'object') return;
    route.Component = (await route.lazy.Component?.()) ?? null;
    delete route.lazy;
  });
  await Promise.all(loaded);
  // The server has run the loaders; with an answer for each of them the router does not run them again.
  return { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])) };
}

/** Without a key of its own each page that is loaded passes for the same one, and gets the place where another was left. */
function nameHistoryEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (!state?.key) window.history.replaceState({ ...state, key: randomId() }, '');
}

/** Ends a task: a slow phone answers in between. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the page answers. */
async function startSite(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  await breathe();
  const queryClient = createQueryClient();
  const state = readPageState(document.getElementById('state')?.textContent, queryClient);
  const i18n = await createSiteI18n(readPathname(window.location.pathname).language);

  await breathe();
  const routes = createRoutes(queryClient, i18n);
  const hydrationData = state ? await loadMatchedRoutes(routes) : undefined;
  await breathe();
  nameHistoryEntry();
  const router = createBrowserRouter(routes, { hydrationData });
  await breathe();
  await new Promise<void>((resolve) => {
    const site = (
      <SiteProviders queryClient={queryClient} i18n={i18n}>
        <RouterProvider router={router} />
        <Ready onReady={resolve} />
      </SiteProviders>
    );
    // As a transition it is done in slices, between which the browser can answer.
    startTransition(() => {
      if (state) hydrateRoot(root, site);
      else createRoot(root).render(site);
    });
  });
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

// Heard by boot.ts, which cannot import a name from here.
void startSite().then(() => document.dispatchEvent(new Event('site-started')));
