import { AppToaster } from '@consultancy/client-shared/ui/app-toaster';
import { SubmissionsBadge } from './layout/submissions-badge';
import { SiteDialogs } from './site-dialogs';
import { useKeptPages } from './use-kept-pages';

/** What lies over every page: dialogs, toasts over those, and the badge of what waits to be sent. */
export function Overlays() {
  useKeptPages();
  return (
    <>
      <SiteDialogs />
      <AppToaster position="top-center" />
      <SubmissionsBadge />
    </>
  );
}
