import {
  getListContactInquiriesQueryKey,
  updateContactInquiry,
} from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { ContactInquiryDetailsDto, InquiryStatus } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { StatusSelect } from '../../ui/status-select';
import { useDeed } from '../../ui/use-deed';
import { INQUIRY_STATUSES } from './use-inquiry-list';
import { useInquiryLabels } from './use-inquiry-labels';

/** Any status may follow any other. */
export function InquiryStatusField({ inquiry }: { inquiry: ContactInquiryDetailsDto }) {
  const { t } = useTranslation(['admin', 'shared']);
  const labels = useInquiryLabels();
  const change = useDeed({
    work: (status: InquiryStatus) => updateContactInquiry(inquiry.id, { status, version: inquiry.version }),
    done: (status) =>
      t('inquiries.statusChanged', { name: inquiry.fullName, status: t(`shared:status.${status}`) }),
    failed: t('inquiries.statusFailed'),
    refreshes: [getListContactInquiriesQueryKey()],
    basedOn: () => ({ record: inquiry, labels }),
  });
  return (
    <StatusSelect
      label={labels.status}
      statuses={INQUIRY_STATUSES}
      value={change.isPending ? change.variables : inquiry.status}
      onChange={change.mutate}
      isBusy={change.isPending}
    />
  );
}
