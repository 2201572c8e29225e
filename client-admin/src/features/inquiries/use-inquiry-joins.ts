import {
  getListContactInquiriesQueryKey,
  joinContactInquiry,
  separateContactInquiry,
} from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { InquirySiblingDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../ui/toasts';
import { useDeed } from '../../ui/use-deed';
import { useInquiryLabels } from './use-inquiry-labels';

type Joined = Pick<InquirySiblingDto, 'id' | 'subject' | 'version'>;

/** Joins inquiries of one person, and separates them. */
export function useInquiryJoins() {
  const { t } = useTranslation();
  const labels = useInquiryLabels();
  const toasts = useToasts();
  // The details of the main one and of the joined one lie under the same beginning as the list.
  const refreshes = [getListContactInquiriesQueryKey()];
  const basedOn = (record: Joined) => ({ record, labels });
  const separate = useDeed({
    work: ({ id, version }: Joined) => separateContactInquiry(id, { version }),
    done: ({ subject }) => t('inquiries.duplicates.separated', { subject }),
    failed: t('inquiries.duplicates.separateFailed'),
    refreshes,
    basedOn,
  });
  const join = useDeed({
    work: ({ id, version, intoId }: Joined & { intoId: number }) =>
      joinContactInquiry(id, { intoId, version }),
    failed: t('inquiries.duplicates.joinFailed'),
    refreshes,
    basedOn,
    onDone: ({ data: { version } }, { id, subject }) =>
      toasts.success(t('inquiries.duplicates.done', { subject }), () =>
        separate.mutate({ id, subject, version }),
      ),
  });
  return { join, separate, isBusy: join.isPending || separate.isPending };
}
