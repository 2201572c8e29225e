import { useUpdateConsultation } from '@consultancy/client-shared/api/generated/consultations/consultations';
import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { changesOf } from '../../../ui/changes-of-record';
import { ChoiceMenu } from '../../../ui/choice-menu';
import { useFailureToast } from '../../../ui/mutation-feedback';
import { toasts } from '../../../ui/toasts';
import { consultationLabels as labels } from '../texts';
import { useAskOutsideHours } from './use-ask-outside-hours';
import { useConsultants } from './use-consultants';

/** Who holds a consultation, in its details: it can be given to somebody else. */
export function ConsultantField({ consultation }: { consultation: ConsultationDto }) {
  const t = useTranslations();
  const ask = useAskOutsideHours();
  const { choicesFor, nameOf } = useConsultants();
  const { id, version, clientName: client, consultantId } = consultation;
  const fail = useFailureToast();
  const give = useUpdateConsultation({
    mutation: {
      ...changesOf('consultations', consultation.id),
      onSuccess: ({ data: { consultantId: to } }) =>
        toasts.success(
          to === null
            ? t('consultants.released', { client })
            : t('consultants.given', { client, consultant: nameOf(to) }),
        ),
      onError: (failure, { data }) => {
        const isPrompted = ask(failure, () => give.mutate({ id, data: { ...data, outsideHours: true } }));
        if (!isPrompted) fail(failure, t('consultants.giveFailed'), { record: consultation, labels });
      },
    },
  });
  const shown = give.isPending ? (give.variables.data.consultantId ?? null) : consultantId;
  return (
    <ChoiceMenu
      label={t('consultants.field')}
      choices={[{ value: '', label: t('consultants.nobody') }, ...choicesFor(consultantId)]}
      value={String(shown ?? '')}
      valueLabel={nameOf(shown)}
      onChange={(chosen) =>
        give.mutate({ id, data: { consultantId: chosen === '' ? null : Number(chosen), version } })
      }
      isBusy={give.isPending}
    />
  );
}
