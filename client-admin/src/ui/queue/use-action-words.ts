import { useListInquiryOwners } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { useReading } from '@consultancy/client-shared/calendar';
import { formatDateTime } from '@consultancy/client-shared/calendar/times';
import { findStatus } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { type Basis, RECORD_OF, type StoredAction } from '../../queue/action';
import { useSignedInUser } from '../../session/session-context';

/** How an action and the fields that it is compared by read. The device knows no name of a client. */
export function useActionWords() {
  const t = useTranslations();
  const me = useSignedInUser();
  const reading = useReading();
  // What was loaded before: without a line there is nothing to ask.
  const owners = useListInquiryOwners({ query: { enabled: false } }).data?.data ?? [];

  const ownerOf = (id: number | null) => {
    if (id === null) return t('queue.owner.nobody');
    if (id === me.id) return t('queue.owner.me', { name: me.name });
    return owners.find((each) => each.id === id)?.name ?? t('queue.owner.other');
  };
  const valueOf = (field: keyof Basis, value: string | number | null | undefined): string => {
    if (field === 'ownerId') return ownerOf(typeof value === 'number' ? value : null);
    if (typeof value !== 'string') return '–';
    if (field !== 'status') return formatDateTime(value, reading);
    const status = findStatus(value);
    return status ? t(`shared.status.${status}`) : value;
  };
  return {
    valueOf,
    nameOf: ({ action }: StoredAction) => t(`queue.actions.${action}`),
    recordOf: ({ action, recordId }: StoredAction) =>
      t(`queue.records.${RECORD_OF[action]}`, { id: String(recordId) }),
  };
}
