import { useUpdateConsultation } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { type ConsultationDto, ConsultationStatus } from '@consultancy/client-shared/api/model';
import { useDisclosure } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { changesOf } from '../../ui/changes-of-record';
import { useFailureToast } from '../../ui/mutation-feedback';
import { StatusSelect } from '../../ui/status-select';
import { toasts } from '../../ui/toasts';
import { useConfirm } from '../../ui/use-confirm';
import { useAskOutsideHours } from './consultants/use-ask-outside-hours';
import { CONSULTATION_STATUSES } from './consultation-choices';
import { isBooked } from './is-meeting';
import { MoveConsultation } from './move-consultation';
import { consultationLabels as labels } from './texts';

/** Any status may follow any other; what calls a consultation off or closes it needs a confirmation first. */
export function ConsultationStatusCell({ consultation }: { consultation: ConsultationDto }) {
  const t = useTranslations();
  const confirm = useConfirm();
  const ask = useAskOutsideHours();
  const { id, version, clientName: client } = consultation;
  const fail = useFailureToast();
  const [isSettingTime, time] = useDisclosure(false);
  const change = useUpdateConsultation({
    mutation: {
      ...changesOf('consultations', consultation.id),
      onSuccess: ({ data }) => {
        if (!isBooked(data) || data.scheduledAt) toasts.success(t('consultations.statusChanged'));
        else {
          const why = data.timeConflict?.message ?? t('consultations.withoutTime');
          toasts.offer(`${t('consultations.statusChanged')}\n${why}`, {
            label: t('consultations.move.set'),
            onPress: time.open,
          });
        }
      },
      onError: (failure, { data: { status } }) => {
        const isPrompted = ask(failure, () =>
          change.mutate({ id, data: { status, version, outsideHours: true } }),
        );
        if (!isPrompted) fail(failure, t('consultations.statusFailed'), { record: consultation, labels });
      },
    },
  });

  const choose = (status: ConsultationStatus) => {
    const onConfirm = () => change.mutate({ id, data: { status, version } });
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
    <>
      <StatusSelect
        label={t('consultations.statusOf', { name: client })}
        statuses={CONSULTATION_STATUSES}
        value={(change.isPending && change.variables.data.status) || consultation.status}
        onChange={choose}
        isBusy={change.isPending}
      />
      {isSettingTime && <MoveConsultation consultation={consultation} onClose={time.close} />}
    </>
  );
}
