import { deleteConsultant } from '@consultancy/client-shared/api/generated/consultants/consultants';
import type { ConsultantDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { attemptEach } from '../../../ui/attempt-each';
import { useDeletion } from '../../../ui/bin';

/** Deletes a consultant, after a question; who has consultations to come stays, and the server says how many. */
export function useConsultantDeletion() {
  const t = useTranslations();
  return useDeletion<ConsultantDto>({
    entity: 'consultant',
    question: ([{ name }]) => ({
      title: t('consultants.deleteTitle'),
      message: t('consultants.deleteQuestion', { name }),
      confirm: t('consultants.delete'),
    }),
    work: (consultants) => attemptEach(consultants, ({ id }) => deleteConsultant(id)),
    nameOf: ({ name }) => name,
    done: () => t('consultants.deleted'),
    failed: t('consultants.deleteFailed'),
  });
}
