import {
  deleteContactInquiry,
  getListContactInquiriesQueryKey,
} from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { ContactInquiryDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/use-confirm';
import { useDeed } from '../../ui/use-deed';

export function useInquiryDeletion() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { mutate, isPending, variables } = useDeed({
    work: ({ id }: ContactInquiryDto) => deleteContactInquiry(id),
    done: ({ fullName }) => t('inquiries.deleted', { name: fullName }),
    failed: t('inquiries.deleteFailed'),
    refreshes: [getListContactInquiriesQueryKey()],
  });
  return {
    ask: (inquiry: ContactInquiryDto) =>
      confirm({
        title: t('inquiries.delete.title'),
        message: t('inquiries.delete.message', { name: inquiry.fullName }),
        confirm: t('inquiries.delete.confirm'),
        tone: 'danger',
        onConfirm: () => mutate(inquiry),
      }),
    isDeleting: ({ id }: ContactInquiryDto) => isPending && variables.id === id,
  };
}
