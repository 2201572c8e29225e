import type { ContactInquiryDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';

/** What the fields of an inquiry that can be changed are called. */
export function useInquiryLabels() {
  const t = useTranslations();
  return {
    status: t('inquiries.fields.status'),
    fullName: t('inquiries.fields.name'),
    email: t('inquiries.fields.email'),
    phone: t('inquiries.fields.phone'),
    projectType: t('inquiries.fields.projectType'),
    subject: t('inquiries.fields.subject'),
    message: t('inquiries.fields.message'),
  } satisfies Partial<Record<keyof ContactInquiryDto, string>>;
}
