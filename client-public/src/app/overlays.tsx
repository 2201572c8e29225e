import { AppToaster } from '@consultancy/client-shared/ui/app-toaster';
import { SiteDialogs } from './site-dialogs';

/** What lies over every page: dialogs, and toasts over those. */
export function Overlays() {
  return (
    <>
      <SiteDialogs />
      <AppToaster position="top-center" />
    </>
  );
}
