import { useUpdateContactInquiryMutationOptions } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { ContactInquiryDetailsDto } from '@consultancy/client-shared/api/model';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useExpected } from '../../queue/use-actions';
import { useQueuedMutation } from '../../ui/queue';
import { StatusSelect } from '../../ui/status-select';
import { toasts } from '../../ui/toasts';
import { inquiryLabels as labels } from './texts';
import { INQUIRY_STATUSES } from './use-inquiry-list';

/** Any status may follow any other. */
export function InquiryStatusField({ inquiry }: { inquiry: ContactInquiryDetailsDto }) {
  const t = useTranslations();
  const expected = useExpected('inquiry', inquiry);
  const options = useUpdateContactInquiryMutationOptions(useQueryClient(), {
    mutation: {
      meta: { error: t('inquiries.statusFailed'), basedOn: { record: inquiry, labels } },
      onSuccess: ({ data: { status } }) =>
        toasts.success(
          t('inquiries.statusChanged', { name: inquiry.fullName, status: t(`shared.status.${status}`) }),
        ),
    },
  });
  const change = useQueuedMutation('inquiryStatus', expected, options);
  return (
    <StatusSelect
      label={labels.status}
      statuses={INQUIRY_STATUSES}
      value={change.isPending ? change.variables.data.status : expected.status}
      onChange={(status) => change.mutate({ data: { status, version: inquiry.version } })}
      isBusy={change.isPending}
    />
  );
}
