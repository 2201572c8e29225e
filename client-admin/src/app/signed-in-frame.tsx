import { useEffect } from 'react';
import { AllTexts } from '../i18n/all-texts';
import { AdminLayout } from './layout/admin-layout';
import { Overlays } from './overlays';
import { registerWorker } from './register-worker';

export { RequirePermission } from './require-permission';

/** Milliseconds until the service worker is registered: the page comes first. */
const REGISTER_AFTER_MS = 3_000;

/** The frame around every page of signed-in staff; the sign-in pages need none of it. */
export default function SignedInFrame() {
  useEffect(() => {
    const timer = setTimeout(() => void registerWorker(), REGISTER_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <AllTexts>
      <Overlays>
        <AdminLayout />
      </Overlays>
    </AllTexts>
  );
}
