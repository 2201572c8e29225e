import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';

/** What the fields of a consultation that can be changed are called. */
export function useConsultationLabels() {
  const t = useTranslations();
  return {
    status: t('consultations.fields.status'),
    clientName: t('consultations.fields.name'),
    clientEmail: t('consultations.fields.email'),
    clientPhone: t('consultations.fields.phone'),
    clientCompany: t('consultations.fields.company'),
    topic: t('consultations.fields.topic'),
    description: t('consultations.fields.description'),
    consultantId: t('consultations.fields.consultant'),
    preferredDate: t('consultations.fields.preferredDate'),
    preferredTime: t('consultations.fields.preferredTime'),
    location: t('consultations.fields.location'),
    meetingLink: t('consultations.fields.meetingLink'),
    notes: t('consultations.fields.notes'),
  } satisfies Partial<Record<keyof ConsultationDto, string>>;
}
