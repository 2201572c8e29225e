import {
  getListConsultationsQueryKey,
  updateConsultation,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import { getListConsultantsQueryKey } from '@consultancy/client-shared/api/generated/consultants/consultants';
import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDeed } from '../../../ui/use-deed';
import { useFocusThroughDisabling } from '../../../ui/use-focus-through-disabling';
import { useConsultationLabels } from '../use-consultation-labels';
import { useAskOutsideHours } from './use-ask-outside-hours';
import { useConsultants } from './use-consultants';

interface Giving {
  consultantId: number | null;
  outsideHours?: boolean;
}

/** Who holds a consultation, in its details: it can be given to somebody else. */
export function ConsultantField({ consultation }: { consultation: ConsultationDto }) {
  const { t } = useTranslation();
  const labels = useConsultationLabels();
  const ask = useAskOutsideHours();
  const { choicesFor, nameOf } = useConsultants();
  const { id, version, clientName: client, consultantId } = consultation;
  const give = useDeed({
    work: (giving: Giving) => updateConsultation(id, { ...giving, version }),
    done: ({ consultantId: to }) =>
      to === null
        ? t('consultants.released', { client })
        : t('consultants.given', { client, consultant: nameOf(to) }),
    failed: t('consultants.giveFailed'),
    refreshes: [getListConsultationsQueryKey(), getListConsultantsQueryKey()],
    basedOn: () => ({ record: consultation, labels }),
    onFailed: (failure, giving) => ask(failure, () => give.mutate({ ...giving, outsideHours: true })),
  });
  const field = useFocusThroughDisabling<HTMLSelectElement>(give.isPending);
  const shown = give.isPending ? give.variables.consultantId : consultantId;
  const choices = choicesFor(consultantId);
  const isKnown = consultantId === null || choices.some(({ value }) => value === String(consultantId));
  return (
    <NativeSelect
      ref={field}
      size="xs"
      aria-label={t('consultants.field')}
      aria-busy={give.isPending}
      disabled={give.isPending}
      value={String(shown ?? '')}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        give.mutate({ consultantId: chosen === '' ? null : Number(chosen) });
      }}
      data={[
        { value: '', label: t('consultants.nobody') },
        ...choices,
        ...(isKnown ? [] : [{ value: String(consultantId), label: nameOf(consultantId) }]),
      ]}
    />
  );
}
