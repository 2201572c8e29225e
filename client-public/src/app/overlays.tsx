import { AppToaster } from '@consultancy/client-shared/ui/app-toaster';
import { SubmissionsBadge } from './layout/submissions-badge';
import { SiteDialogs } from './site-dialogs';
import { useSavedPages } from './use-saved-pages';

/** What lies over every page: dialogs, toasts over those; and what else waits until the page is there. */
export function Overlays() {
  useSavedPages();
  return (
    <>
      <SiteDialogs />
      <AppToaster position="top-center" />
      <SubmissionsBadge />
    </>
  );
}
