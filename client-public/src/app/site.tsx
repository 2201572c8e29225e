import { ErrorBoundary } from '@consultancy/client-shared/ui';
import { useLocation, useRoutes } from 'react-router-dom';
import { DocumentHead } from './document-head';
import { FailurePage } from './failure-page';
import { routes } from './routes';

/** What is shown at an address. */
export function Site() {
  const page = useRoutes(routes);
  return (
    <ErrorBoundary of={useLocation()} fallback={<FailurePage />}>
      {page}
      <DocumentHead />
    </ErrorBoundary>
  );
}
