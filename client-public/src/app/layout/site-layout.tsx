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

// A toast always follows something a visitor did, so its code may wait for the first touch of the page.
const AppToaster = lazy(async () => {
  const { AppToaster: Component } = await import('@consultancy/client-shared/ui/app-toaster');
  return { default: Component };
});

export function SiteLayout() {
  const { t } = useTranslation();
  const hasInteracted = useFirstInteraction();
  useScrollToTop();
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
          <AppToaster />
        </Suspense>
      )}
    </>
  );
}
