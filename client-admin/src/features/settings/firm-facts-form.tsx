import {
  getGetStaffSettingsQueryKey,
  useGetStaffSettings,
  useUpdateSettings,
} from '@consultancy/client-shared/api/generated/settings/settings';
import {
  type SiteSettingsDto,
  TranslatableKind,
  type UpdateSettingsDto,
} from '@consultancy/client-shared/api/model';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Textarea } from '@mantine/core';
import { useTranslations } from 'use-intl';
import {
  FormSection,
  type RecordColumn,
  RecordForm,
  RecordListField,
  recordsOf,
  rowsOf,
  showRecords,
  useRecordForm,
} from '../../ui/form-page';
import { RecordSkeleton } from '../../ui/record-skeleton';
import { TranslationBadges } from '../../ui/translation-badges';
import { settingsTexts } from './texts';

const expires = { name: 'expires', label: 'Expires on', kind: 'day' } as const;
const currency = { name: 'currency', label: 'Currency, such as ETB' };

/** The lists of facts of the firm, in the order of the form. */
const firmColumns = {
  registrations: [
    { name: 'name', label: 'Registration or licence', required: true },
    { name: 'body', label: 'Issued by' },
    { name: 'number', label: 'Number' },
    expires,
  ],
  insurances: [
    { name: 'name', label: 'Insurance', required: true },
    { name: 'insurer', label: 'Insurer' },
    { name: 'number', label: 'Policy number' },
    { name: 'amount', label: 'Sum insured', kind: 'number' },
    currency,
    expires,
  ],
  turnover: [
    { name: 'year', label: 'Year', kind: 'number', required: true },
    { name: 'amount', label: 'Turnover', kind: 'number' },
    currency,
  ],
  equipment: [
    { name: 'name', label: 'Equipment', required: true },
    { name: 'quantity', label: 'Quantity', kind: 'number' },
  ],
} as const satisfies Record<string, readonly RecordColumn[]>;

type FirmList = keyof typeof firmColumns;

const lists = Object.keys(firmColumns) as FirmList[];
const standardTexts = ['firmProfile', 'qualityText', 'safetyText'] as const;

const ofLists = <Value,>(valueOf: (list: FirmList, columns: readonly RecordColumn[]) => Value) =>
  Object.fromEntries(lists.map((list) => [list, valueOf(list, firmColumns[list])])) as Record<
    FirmList,
    Value
  >;

const valuesOf = (settings: SiteSettingsDto | undefined) => ({
  firmProfile: settings?.firmProfile ?? '',
  qualityText: settings?.qualityText ?? '',
  safetyText: settings?.safetyText ?? '',
  ...ofLists((list, columns) => rowsOf(settings?.[list], columns)),
});

type FirmValues = ReturnType<typeof valuesOf>;

/** Facts of the firm that tenders ask for. */
export function FirmFacts() {
  const t = useTranslations();
  const query = useGetStaffSettings({ query: { refetchOnMount: 'always' } });
  return (
    <QueryOutcome query={query} pending={<RecordSkeleton />} failed={t('settings.loadFailed')}>
      {({ data }) => <FirmFactsForm settings={data} />}
    </QueryOutcome>
  );
}

function FirmFactsForm({ settings }: { settings: SiteSettingsDto }) {
  const t = useTranslations('settings.firmFacts');
  const sections = useTranslations('sections');
  const update = useUpdateSettings();
  const page = useRecordForm<FirmValues, SiteSettingsDto>({
    name: 'firm-facts',
    record: settings,
    valuesOf,
    labels: settingsTexts,
    rules: ofLists((_, columns) => showRecords(columns)),
    save: ({ firmProfile, qualityText, safetyText, ...rows }, version) =>
      update.mutateAsync({
        data: {
          ...{ firmProfile, qualityText, safetyText, version },
          ...(ofLists((list, columns) => recordsOf(rows[list], columns)) as Pick<
            UpdateSettingsDto,
            FirmList
          >),
        },
      }),
    shownBy: getGetStaffSettingsQueryKey(),
    done: t('saved'),
    failed: settingsTexts.saveFailed,
  });
  return (
    <RecordForm title={sections('firmFacts')} saveLabel={t('save')} page={page}>
      <FormSection title={t('texts')} hint={t('textsHint')}>
        {standardTexts.map((name) => (
          <Textarea key={name} {...page.input(name)} autosize minRows={3} maxRows={12} data-wide />
        ))}
      </FormSection>
      {lists.map((list) => {
        const { value, onChange, error, label } = page.input(list);
        return (
          <RecordListField
            key={list}
            {...{ value, onChange, error }}
            title={label}
            hint={list === 'registrations' || list === 'insurances' ? t('expiryHint') : undefined}
            rowLabel={t(`row.${list}`)}
            addLabel={t(`add.${list}`)}
            columns={firmColumns[list]}
          />
        );
      })}
      <FormSection title={settingsTexts.languages} hint={t('languagesHint')}>
        <TranslationBadges kind={TranslatableKind.settings} id={1} />
      </FormSection>
    </RecordForm>
  );
}
