import { AppToaster } from '@consultancy/client-shared/ui/app-toaster';
import { ModalsProvider } from '@mantine/modals';
import type { ReactNode } from 'react';
import { LeaveGuard } from '../ui/leave-guard';
import { MutationFeedback } from '../ui/mutation-feedback';

/** Milliseconds; consultations have their own, see `useToastTime`. */
const TOAST_DURATIONS = { success: 3000, error: 5000 };

/** What lies over the pages: dialogs, within the router so that they may hold links, and toasts over those. */
export function Overlays({ children }: { children: ReactNode }) {
  return (
    <>
      <MutationFeedback />
      <ModalsProvider>
        <LeaveGuard>{children}</LeaveGuard>
      </ModalsProvider>
      <AppToaster position="top-right" durations={TOAST_DURATIONS} />
    </>
  );
}
