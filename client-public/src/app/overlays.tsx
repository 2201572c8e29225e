import { AppToaster } from '@consultancy/client-shared/ui/app-toaster';
import { createPortal } from 'react-dom';
import { useTopmostDialog } from '../ui/top-layer';
import { SiteDialogs } from './site-dialogs';

/** What lies over every page: dialogs, and toasts over those. */
export function Overlays() {
  const dialog = useTopmostDialog();
  return (
    <>
      <SiteDialogs />
      {createPortal(<AppToaster position="top-center" />, dialog ?? document.body)}
    </>
  );
}
