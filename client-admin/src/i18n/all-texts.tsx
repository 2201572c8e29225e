import { sharedEn, TextsProvider } from '@consultancy/client-shared/i18n';
import { staffStatusesEn } from '@consultancy/client-shared/i18n/staff-statuses';
import { addTones, type StaffStatus, type StatusTone } from '@consultancy/client-shared/ui';
import type { ReactNode } from 'react';
import { en } from './en';

/** The one colour of each status that only staff see. */
const STAFF_TONES: Record<StaffStatus, StatusTone> = {
  PROCESSING: 'blue',
  REPLIED: 'green',
  ACTIVE: 'green',
  INACTIVE: 'grey',
  LOW: 'grey',
  MEDIUM: 'yellow',
  HIGH: 'red',
  PUBLISHED: 'green',
  DRAFT: 'grey',
  FEATURED: 'yellow',
  IN_REVIEW: 'purple',
  CHANGED: 'blue',
  CURRENT: 'green',
  OUTDATED: 'yellow',
  MISSING: 'red',
};

// The back office speaks English; its texts live in one catalogue all the same.
const messages = { ...en, shared: { ...sharedEn, status: { ...sharedEn.status, ...staffStatusesEn } } };

addTones(STAFF_TONES);

/** Gives the texts of everything behind the sign-in, and the colours of what only staff see; to the pages of a route. */
export function AllTexts({ children }: { children: ReactNode }) {
  return (
    <TextsProvider language="en" messages={messages}>
      {children}
    </TextsProvider>
  );
}
