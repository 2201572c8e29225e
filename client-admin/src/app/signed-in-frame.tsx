import { AllTexts } from '../i18n/all-texts';
import { AdminLayout } from './layout/admin-layout';
import { Overlays } from './overlays';

export { WorkGate } from './work-gate';

/** The frame around every page of signed-in staff; the sign-in pages need none of it. */
export default function SignedInFrame() {
  return (
    <AllTexts>
      <Overlays>
        <AdminLayout />
      </Overlays>
    </AllTexts>
  );
}
