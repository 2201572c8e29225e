import {
  useMergeContactInquiry,
  useUnmergeContactInquiry,
} from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { InquirySiblingDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { toasts } from '../../ui/toasts';
import { inquiryLabels as labels } from './texts';

/** Joins an inquiry into another one of the same person, and separates it. */
export function useInquiryMerges(inquiry: Pick<InquirySiblingDto, 'id' | 'subject' | 'version'>) {
  const t = useTranslations();
  const basedOn = { record: inquiry, labels };
  const { id, subject, version } = inquiry;
  const separation = useUnmergeContactInquiry({
    mutation: {
      meta: {
        success: t('inquiries.duplicates.unmerged', { subject }),
        error: t('inquiries.duplicates.unmergeFailed'),
        basedOn,
      },
    },
  });
  const merging = useMergeContactInquiry({
    mutation: {
      meta: { error: t('inquiries.duplicates.joinFailed'), basedOn },
      onSuccess: ({ data }) =>
        toasts.success(t('inquiries.duplicates.done', { subject }), () => unmerge(data.version)),
    },
  });
  const unmerge = (from = version) => separation.mutate({ id, data: { version: from } });
  return {
    merge: (intoId: number) => merging.mutate({ id, data: { intoId, version } }),
    unmerge: () => unmerge(),
    isBusy: merging.isPending || separation.isPending,
  };
}
