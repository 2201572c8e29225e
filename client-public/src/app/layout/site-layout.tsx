import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { DocumentHead } from '../document-head';
import { CallButton } from './call-button';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import classes from './site-layout.module.css';
import { useFirstInteraction } from './use-first-interaction';
import { useScrollToTop } from './use-scroll-to-top';
import { useVisitorTracking } from './use-visitor-tracking';

// What lies over the page always follows something a visitor did, so its code may wait for the first touch.
const Overlays = lazy(async () => ({ default: (await import('../overlays')).Overlays }));

export function SiteLayout() {
  const { t } = useTranslation();
  const hasInteracted = useFirstInteraction();
  useScrollToTop();
  useVisitorTracking();
  return (
    <>
      <DocumentHead />
      <a className={classes.skip} href="#content">
        {t('nav.skip')}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
      <SiteFooter />
      <CallButton />
      {hasInteracted && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
    </>
  );
}
