import {
  getListConsultationsQueryKey,
  updateConsultation,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import { type ConsultationDto, type ConsultationStatus } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { type BulkField, useBulkStatus } from '../../ui/bulk-status';
import type { Selection } from '../../ui/list-page';
import { CONSULTATION_STATUSES } from './consultation-choices';

/** What several consultations can be given at once; clients are written to, so it is asked about first. */
export function useConsultationBulk(selection: Selection) {
  const t = useTranslations();
  const status: BulkField<ConsultationDto, ConsultationStatus> = {
    label: t('list.statusFilter'),
    choices: CONSULTATION_STATUSES.map((value) => ({ value, label: t(`shared.status.${value}`) })),
    valueOf: ({ status }) => status,
    change: ({ id, version }, status) => updateConsultation(id, { status, version }),
    question: (value, count) => ({
      title: t('consultations.bulk.title'),
      message: t('consultations.bulk.message', { count, status: t(`shared.status.${value}`) }),
      confirm: t('consultations.bulk.confirm'),
    }),
    isFinal: true,
  };
  return useBulkStatus<ConsultationDto>({
    selection,
    nameOf: ({ clientName }) => clientName,
    fields: [status],
    refreshes: [getListConsultationsQueryKey()],
  });
}
