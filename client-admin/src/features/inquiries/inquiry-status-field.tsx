import { useUpdateContactInquiry } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { ContactInquiryDetailsDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { StatusSelect } from '../../ui/status-select';
import { toasts } from '../../ui/toasts';
import { INQUIRY_STATUSES } from './use-inquiry-list';
import { inquiryLabels as labels } from './texts';

/** Any status may follow any other. */
export function InquiryStatusField({ inquiry }: { inquiry: ContactInquiryDetailsDto }) {
  const t = useTranslations();
  const change = useUpdateContactInquiry({
    mutation: {
      meta: { error: t('inquiries.statusFailed'), basedOn: { record: inquiry, labels } },
      onSuccess: ({ data: { status } }) =>
        toasts.success(
          t('inquiries.statusChanged', { name: inquiry.fullName, status: t(`shared.status.${status}`) }),
        ),
    },
  });
  return (
    <StatusSelect
      label={labels.status}
      statuses={INQUIRY_STATUSES}
      value={change.isPending ? (change.variables.data.status ?? inquiry.status) : inquiry.status}
      onChange={(status) => change.mutate({ id: inquiry.id, data: { status, version: inquiry.version } })}
      isBusy={change.isPending}
    />
  );
}
