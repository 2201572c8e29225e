import { ErrorBoundary } from '@consultancy/client-shared/ui';
import { useLayoutEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { PageTexts } from '../i18n/page-texts';
import { readPathname } from '../lib/paths';
import { DocumentHead } from './document-head';
import { FailurePage } from './failure-page';
import { routes } from './routes';

const NO_FEATURES: string[] = [];

/** What is shown at an address, in its language. */
export function Site() {
  const location = useLocation();
  const page = useRoutes(routes);
  const { language } = readPathname(location.pathname);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    // Texts that cannot be had are said to be missing in English, which is always there.
    <ErrorBoundary of={location} fallback={<Failure />}>
      <PageTexts language={language} features={NO_FEATURES}>
        <ErrorBoundary of={location} fallback={<FailurePage />}>
          {page}
          <DocumentHead />
        </ErrorBoundary>
      </PageTexts>
    </ErrorBoundary>
  );
}

function Failure() {
  return (
    <PageTexts language="en" features={NO_FEATURES}>
      <FailurePage />
    </PageTexts>
  );
}
