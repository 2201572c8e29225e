import { AllTexts } from '../i18n/all-texts';
import { AdminLayout } from './layout/admin-layout';
import { Overlays } from './overlays';

export { WorkGate } from './work-gate';

/** What stands around every page behind the door; the door itself needs none of it. */
export default function SignedInFrame() {
  return (
    <AllTexts>
      <Overlays>
        <AdminLayout />
      </Overlays>
    </AllTexts>
  );
}
