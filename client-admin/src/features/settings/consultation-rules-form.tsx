import {
  getGetConsultationRulesQueryKey,
  useGetConsultationRules,
  useUpdateConsultationRules,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import type { ConsultationRulesDto } from '@consultancy/client-shared/api/model';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { NumberInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FormSection, RecordForm, required, useRecordForm } from '../../ui/form-page';
import { RecordSkeleton } from '../../ui/record-skeleton';
import { settingsTexts } from './texts';

/** Two weeks, as the server has it. */
const MOST_HOURS = 336;
const MOST_HOLD_HOURS = 240;
const MOST_BUFFER_MINUTES = 240;

const valuesOf = (rules: ConsultationRulesDto | undefined) => ({
  // An emptied field is a text.
  changeUntilHours: (rules?.changeUntilHours ?? '') as number | '',
  noticeHours: (rules?.noticeHours ?? '') as number | '',
  bufferMinutes: (rules?.bufferMinutes ?? '') as number | '',
  holdHours: (rules?.holdHours ?? '') as number | '',
});

export function ConsultationRules() {
  const t = useTranslations();
  // A change must be based on the newest version.
  const query = useGetConsultationRules({ query: { refetchOnMount: 'always' } });
  return (
    <QueryOutcome query={query} pending={<RecordSkeleton />} failed={t('settings.rules.loadFailed')}>
      {({ data }) => <ConsultationRulesForm rules={data} />}
    </QueryOutcome>
  );
}

/** What holds for all consultations. */
function ConsultationRulesForm({ rules }: { rules: ConsultationRulesDto }) {
  const t = useTranslations();
  const update = useUpdateConsultationRules();
  const page = useRecordForm<ReturnType<typeof valuesOf>, ConsultationRulesDto>({
    name: 'consultation-rules',
    record: rules,
    valuesOf,
    labels: settingsTexts.rules,
    rules: required('changeUntilHours', 'noticeHours', 'bufferMinutes', 'holdHours'),
    save: ({ changeUntilHours, noticeHours, bufferMinutes, holdHours }, version) =>
      update.mutateAsync({
        data: {
          changeUntilHours: Number(changeUntilHours),
          noticeHours: Number(noticeHours),
          bufferMinutes: Number(bufferMinutes),
          holdHours: Number(holdHours),
          version,
        },
      }),
    shownBy: getGetConsultationRulesQueryKey(),
    done: t('settings.rules.saved'),
    failed: t('settings.rules.saveFailed'),
  });
  return (
    <RecordForm title={t('sections.consultationRules')} saveLabel={t('settings.rules.save')} page={page}>
      <FormSection title={t('settings.rules.byClients')} hint={t('settings.rules.byClientsHint')}>
        <NumberInput {...page.input('changeUntilHours')} min={0} max={MOST_HOURS} allowDecimal={false} />
      </FormSection>
      <FormSection title={t('settings.rules.times')} hint={t('settings.rules.timesHint')}>
        <NumberInput {...page.input('noticeHours')} min={0} max={MOST_HOURS} allowDecimal={false} />
        <NumberInput
          {...page.input('bufferMinutes')}
          min={0}
          max={MOST_BUFFER_MINUTES}
          step={15}
          allowDecimal={false}
        />
        <NumberInput
          {...page.input('holdHours')}
          description={t('settings.rules.holdHoursHint')}
          min={0}
          max={MOST_HOLD_HOURS}
          allowDecimal={false}
        />
      </FormSection>
    </RecordForm>
  );
}
