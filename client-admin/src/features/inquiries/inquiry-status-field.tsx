import { useUpdateContactInquiry } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { ContactInquiryDetailsDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { changesOf } from '../../ui/changes-of-record';
import { StatusSelect } from '../../ui/status-select';
import { toasts } from '../../ui/toasts';
import { inquiryLabels as labels } from './texts';
import { INQUIRY_STATUSES } from './use-inquiry-list';

/** Any status may follow any other. */
export function InquiryStatusField({ inquiry }: { inquiry: ContactInquiryDetailsDto }) {
  const t = useTranslations();
  const { id, version } = inquiry;
  const change = useUpdateContactInquiry({
    mutation: {
      ...changesOf('contact-inquiries', inquiry.id),
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
      value={(change.isPending && change.variables.data.status) || inquiry.status}
      onChange={(status) => change.mutate({ id, data: { status, version } })}
      isBusy={change.isPending}
    />
  );
}
