import { deleteContactInquiry } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { ContactInquiryDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { attemptEach } from '../../ui/attempt-each';
import { useDeletion } from '../../ui/bin';

export function useInquiryDeletion() {
  const t = useTranslations();
  return useDeletion<ContactInquiryDto>({
    entity: 'inquiry',
    question: ([first]) => ({
      title: t('inquiries.delete.title'),
      message: t('inquiries.delete.message', { name: first.fullName }),
      confirm: t('inquiries.delete.confirm'),
    }),
    work: (rows) => attemptEach(rows, ({ id }) => deleteContactInquiry(id)),
    nameOf: ({ fullName }) => fullName,
    done: ([first]) => t('inquiries.deleted', { name: first.fullName }),
    failed: t('inquiries.deleteFailed'),
  });
}
