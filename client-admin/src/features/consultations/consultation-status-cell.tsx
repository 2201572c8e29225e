import {
  getListConsultationsQueryKey,
  updateConsultation,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import { type ConsultationDto, ConsultationStatus } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { StatusSelect } from '../../ui/status-select';
import { useConfirm } from '../../ui/use-confirm';
import { useDeed } from '../../ui/use-deed';
import { useAskOutsideHours } from './consultants/use-ask-outside-hours';
import { CONSULTATION_STATUSES } from './consultation-choices';
import { useConsultationLabels } from './use-consultation-labels';

interface Wanted {
  status: ConsultationStatus;
  outsideHours?: boolean;
}

/** Any status may follow any other; what calls a consultation off or closes it is asked about first. */
export function ConsultationStatusCell({ consultation }: { consultation: ConsultationDto }) {
  const { t } = useTranslation();
  const labels = useConsultationLabels();
  const confirm = useConfirm();
  const ask = useAskOutsideHours();
  const { id, version, clientName: client } = consultation;
  const change = useDeed({
    work: (wanted: Wanted) => updateConsultation(id, { ...wanted, version }),
    done: () => t('consultations.statusChanged'),
    failed: t('consultations.statusFailed'),
    refreshes: [getListConsultationsQueryKey()],
    basedOn: () => ({ record: consultation, labels }),
    onFailed: (failure, wanted) => ask(failure, () => change.mutate({ ...wanted, outsideHours: true })),
  });

  const choose = (status: ConsultationStatus) => {
    const onConfirm = () => change.mutate({ status });
    if (status === ConsultationStatus.CANCELLED) {
      confirm({
        title: t('consultations.cancel.title'),
        message: t('consultations.cancel.message', { client }),
        confirm: t('consultations.cancel.confirm'),
        cancel: t('consultations.cancel.keep'),
        tone: 'warning',
        onConfirm,
      });
    } else if (status === ConsultationStatus.COMPLETED) {
      confirm({
        title: t('consultations.complete.title'),
        message: t('consultations.complete.message', { client }),
        confirm: t('consultations.complete.confirm'),
        tone: 'info',
        onConfirm,
      });
    } else {
      onConfirm();
    }
  };

  return (
    <StatusSelect
      label={t('consultations.statusOf', { name: client })}
      statuses={CONSULTATION_STATUSES}
      value={change.isPending ? change.variables.status : consultation.status}
      onChange={choose}
      isBusy={change.isPending}
    />
  );
}
