import {
  getGetConsultationRulesQueryKey,
  updateConsultationRules,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import type { ConsultationRulesDto } from '@consultancy/client-shared/api/model';
import { NumberInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormSection, RecordForm, useRecordForm } from '../../ui/form-page';

/** Two weeks, as the server has it. */
const MOST_HOURS = 336;

const valuesOf = (rules: ConsultationRulesDto | undefined) => ({
  // An emptied field is a text.
  changeUntilHours: (rules?.changeUntilHours ?? '') as number | '',
});

/** What holds for all consultations. */
export function ConsultationRulesForm({ rules }: { rules: ConsultationRulesDto }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const page = useRecordForm<ReturnType<typeof valuesOf>, ConsultationRulesDto>({
    name: 'consultation-rules',
    record: rules,
    valuesOf,
    fields: {
      changeUntilHours: { label: t('settings.rules.changeUntilHours'), required: true },
    },
    save: async ({ changeUntilHours }, version) => {
      const answer = await updateConsultationRules({ changeUntilHours: Number(changeUntilHours), version });
      queryClient.setQueryData(getGetConsultationRulesQueryKey(), answer);
      return answer;
    },
    done: t('settings.rules.saved'),
    failed: t('settings.rules.saveFailed'),
    refreshes: [],
  });
  return (
    <RecordForm title={t('settings.consultations')} saveLabel={t('settings.rules.save')} page={page}>
      <FormSection title={t('settings.rules.byClients')} hint={t('settings.rules.byClientsHint')}>
        <NumberInput {...page.input('changeUntilHours')} min={0} max={MOST_HOURS} allowDecimal={false} />
      </FormSection>
    </RecordForm>
  );
}
