import { AppToaster } from '@consultancy/client-shared/ui/app-toaster';
import { InstallOffer } from './install/install-offer';
import { SubmissionsBadge } from './layout/submissions-badge';
import { SiteDialogs } from './site-dialogs';
import { useKeptPages } from './use-kept-pages';

/** What lies over every page: dialogs, toasts over those; and what else waits until the page is there. */
export function Overlays() {
  useKeptPages();
  return (
    <>
      <SiteDialogs />
      <InstallOffer />
      <AppToaster position="top-center" />
      <SubmissionsBadge />
    </>
  );
}
