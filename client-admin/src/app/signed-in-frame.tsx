import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '../i18n/add-texts';
import { AdminLayout } from './layout/admin-layout';
import { Overlays } from './overlays';

export { WorkGate } from './work-gate';

/** What stands around every page behind the door; the door itself needs none of it. */
export default function SignedInFrame() {
  const { i18n } = useTranslation();
  // Before anything here is rendered.
  useState(() => addTexts(i18n));
  return (
    <Overlays>
      <AdminLayout />
    </Overlays>
  );
}
