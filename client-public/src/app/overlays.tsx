import { AppToaster } from '@consultancy/client-shared/ui/app-toaster';
import { SubmissionsBadge } from './layout/submissions-badge';
import { SiteDialogs } from './site-dialogs';

/** What lies over every page: dialogs, toasts over those, and the badge of what waits to be sent. */
export function Overlays() {
  return (
    <>
      <SiteDialogs />
      <AppToaster position="top-center" />
      <SubmissionsBadge />
    </>
  );
}
