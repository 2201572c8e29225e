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
import { BrowserSite } from './browser-site';
import { loadCode } from './load-pages';
import { readPageState } from './page-state';

/** Ends a task: a slow phone answers in between. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the page answers. */
async function startSite(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  await breathe();
  const queryClient = createQueryClient();
  const state = readPageState(document.getElementById('state')?.textContent);
  await breathe();
  // Hydration has to find all code in place.
  await loadCode(window.location.pathname);
  await breathe();
  await new Promise<void>((resolve) => {
    const savesData = 'savesData' in root.dataset;
    const site = (
      <BrowserSite queryClient={queryClient} state={state?.queries} savesData={savesData} onReady={resolve} />
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
