import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { CODE_TIMEOUT_MS } from '@consultancy/client-shared/api';
import { ErrorBoundary } from '@consultancy/client-shared/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { FailurePage } from '../failure-page';
import { CallButton } from './call-button';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import classes from './site-layout.module.css';
import { useIsWanted } from './use-is-wanted';
import { useFocusOnNewPage } from './use-focus-on-new-page';
import { useLanguageOfAddress } from './use-language-of-address';
import { useVisitorTracking } from './use-visitor-tracking';

// What lies over the page always follows something a visitor did, so its code comes after all else.
const Overlays = lazy(loadOverlays);

/** Milliseconds until what did not arrive is requested again. */
const RETRY_DELAY = 2_000;

/**
 * Never fails: a page that can be read must not break for want of what would lie over it. Most browsers remember a
 * failed import until the page is loaded anew, so its files, which the server names in the page, are fetched first.
 */
async function loadOverlays(): Promise<{ default: ComponentType }> {
  const named = document.querySelector<HTMLMetaElement>('meta[name="overlay-modules"]');
  try {
    await Promise.all(named?.content.split(' ').map(fetchFile) ?? []);
    return { default: (await import('../overlays')).Overlays };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    return loadOverlays();
  }
}

async function fetchFile(address: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(CODE_TIMEOUT_MS) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(address);
}

export function SiteLayout() {
  const t = useTranslations('site');
  useFocusOnNewPage();
  useLanguageOfAddress();
  useVisitorTracking();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('nav.skip')}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className={classes.content}>
        <ErrorBoundary of={useLocation()} fallback={<FailurePage />}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <CallButton />
      <OverlaysWhenWanted />
    </>
  );
}

/** A component of its own, so that the layout is not rendered anew when they are wanted. */
function OverlaysWhenWanted() {
  return (
    useIsWanted() && (
      <Suspense>
        <Overlays />
      </Suspense>
    )
  );
}
