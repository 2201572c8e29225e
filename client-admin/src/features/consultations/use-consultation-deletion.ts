import { deleteConsultation } from '@consultancy/client-shared/api/generated/consultations/consultations';
import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { attemptEach } from '../../ui/attempt-each';
import { useDeletion } from '../../ui/bin';

export function useConsultationDeletion() {
  const t = useTranslations();
  return useDeletion<ConsultationDto>({
    entity: 'consultation',
    question: ([first]) => ({
      title: t('consultations.delete.title'),
      message: t('consultations.delete.message', { client: first.clientName }),
      confirm: t('consultations.delete.confirm'),
    }),
    work: (rows) => attemptEach(rows, ({ id }) => deleteConsultation(id)),
    nameOf: ({ clientName }) => clientName,
    done: () => t('consultations.deleted'),
    failed: t('consultations.deleteFailed'),
  });
}
