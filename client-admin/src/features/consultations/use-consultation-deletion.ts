import {
  deleteConsultation,
  getListConsultationsQueryKey,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/use-confirm';
import { useDeed } from '../../ui/use-deed';

export function useConsultationDeletion() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { mutate, isPending, variables } = useDeed({
    work: ({ id }: ConsultationDto) => deleteConsultation(id),
    done: () => t('consultations.deleted'),
    failed: t('consultations.deleteFailed'),
    refreshes: [getListConsultationsQueryKey()],
  });
  return {
    ask: (consultation: ConsultationDto) =>
      confirm({
        title: t('consultations.delete.title'),
        message: t('consultations.delete.message', { client: consultation.clientName }),
        confirm: t('consultations.delete.confirm'),
        tone: 'danger',
        onConfirm: () => mutate(consultation),
      }),
    isDeleting: ({ id }: ConsultationDto) => isPending && variables.id === id,
  };
}
