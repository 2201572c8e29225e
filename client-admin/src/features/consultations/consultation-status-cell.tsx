import { useUpdateConsultationMutationOptions } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { type ConsultationDto, ConsultationStatus } from '@consultancy/client-shared/api/model';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useExpected } from '../../queue/use-actions';
import { useFailureToast } from '../../ui/mutation-feedback';
import { useQueuedMutation } from '../../ui/queue';
import { StatusSelect } from '../../ui/status-select';
import { toasts } from '../../ui/toasts';
import { useConfirm } from '../../ui/use-confirm';
import { useAskOutsideHours } from './consultants/use-ask-outside-hours';
import { CONSULTATION_STATUSES } from './consultation-choices';
import { consultationLabels as labels } from './texts';

/** Any status may follow any other; what calls a consultation off or closes it needs a confirmation first. */
export function ConsultationStatusCell({ consultation }: { consultation: ConsultationDto }) {
  const t = useTranslations();
  const confirm = useConfirm();
  const ask = useAskOutsideHours();
  const { version, clientName: client } = consultation;
  const expected = useExpected('consultation', consultation);
  const fail = useFailureToast();
  const options = useUpdateConsultationMutationOptions(useQueryClient(), {
    mutation: {
      onSuccess: () => toasts.success(t('consultations.statusChanged')),
      onError: (failure, { data: { status } }) => {
        const isPrompted = ask(failure, () =>
          change.mutate({ data: { status, version, outsideHours: true } }),
        );
        if (!isPrompted) fail(failure, t('consultations.statusFailed'), { record: consultation, labels });
      },
    },
  });
  const change = useQueuedMutation('consultationStatus', expected, options);

  const choose = (status: ConsultationStatus) => {
    const onConfirm = () => change.mutate({ data: { status, version } });
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
      value={
        change.variables && change.isPending
          ? (change.variables.data.status ?? expected.status)
          : expected.status
      }
      onChange={choose}
      isBusy={change.isPending}
    />
  );
}
