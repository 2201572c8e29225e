import { ErrorBoundary } from '@consultancy/client-shared/ui';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { FailurePage } from '../failure-page';
import { CallButton } from './call-button';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import classes from './site-layout.module.css';
import { useNewPage } from './use-new-page';
import { useVisitorTracking } from './use-visitor-tracking';

declare global {
  interface Window {
    /** Brings the files of what lies over the page, however often that fails; in a built page, by app/boot.ts. */
    fetchOverlays?: () => Promise<unknown>;
  }
}

export function SiteLayout() {
  const t = useTranslations('site');
  useNewPage();
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

/** Milliseconds a page has rested until what may be wanted next is fetched ahead. */
const REST_MS = 500;

/**
 * What lies over the page always follows something a visitor did, so its code comes after all else: when the visitor
 * presses a key or touches the page for the first time, or the page has come to rest. A press from before the scripts
 * were there is handed over by app/boot.ts, as a click without the touch.
 *
 * A component of its own, so that the layout is not rendered anew. Not by `lazy`: React shows what has arrived behind a
 * Suspense up to 300 ms later, and somebody waits for it.
 */
function OverlaysWhenWanted() {
  const [overlays, setOverlays] = useState<ReactNode>();
  useEffect(() => {
    const stop = new AbortController();
    const load = async (show: (update: () => void) => void) => {
      stop.abort();
      // Most browsers remember a failed import until the page is loaded anew.
      await window.fetchOverlays?.();
      const { Overlays } = await import('../overlays');
      show(() => setOverlays(<Overlays />));
    };
    for (const kind of ['pointerdown', 'keydown', 'click']) {
      const onPress = () => void load((update) => update());
      document.addEventListener(kind, onPress, { signal: stop.signal, passive: true });
    }
    // In small steps, between which the page answers.
    const rest = setTimeout(() => void load(startTransition), REST_MS);
    stop.signal.addEventListener('abort', () => clearTimeout(rest));
    return () => stop.abort();
  }, []);
  return overlays;
}
