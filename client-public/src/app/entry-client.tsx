import '@consultancy/client-shared/theme/tokens.css';
import '@consultancy/client-shared/theme/base.css';
import 'virtual:mantine-variables.css';
import '../theme/mantine.css';
// Before those of the pages, which may change what it says of a component.
import '../theme/components.module.css';
import { createQueryClient } from '@consultancy/client-shared/api';
import { refuseDroppedFiles } from '@consultancy/client-shared/forms';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createSiteI18n } from '../i18n/catalogues';
import { readPathname } from '../lib/paths';
import { BrowserSite } from './browser-site';
import { fetchData, loadCode } from './load-pages';
import { readPageState } from './page-state';
import { matchPages } from './routes';
import { SiteNavigation } from './site-navigation';

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
  // Hydration has to find all code in place.
  await loadCode(matchPages(window.location.pathname), i18n);
  await breathe();
  const navigation = new SiteNavigation(async (location) => {
    const matches = matchPages(location.pathname);
    await loadCode(matches, i18n);
    void fetchData(matches, location, queryClient);
  });
  await new Promise<void>((resolve) => {
    const site = (
      <BrowserSite
        queryClient={queryClient}
        i18n={i18n}
        savesData={'savesData' in root.dataset}
        navigation={navigation}
        onReady={resolve}
      />
    );
    // As a transition it is done in slices, between which the browser can answer.
    startTransition(() => {
      if (state) hydrateRoot(root, site);
      else createRoot(root).render(site);
    });
  });
}

refuseDroppedFiles();
// Heard by boot.ts, which cannot import a name from here.
void startSite().then(() => document.dispatchEvent(new Event('site-started')));
