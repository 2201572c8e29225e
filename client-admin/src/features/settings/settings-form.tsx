import {
  getGetStaffSettingsQueryKey,
  useGetStaffSettings,
  useUpdateSettings,
} from '@consultancy/client-shared/api/generated/settings/settings';
import { type SiteSettingsDto, TranslatableKind } from '@consultancy/client-shared/api/model';
import { mapPage } from '@consultancy/client-shared/format';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Anchor, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FormSection, RecordForm, required, useRecordForm } from '../../ui/form-page';
import { RecordSkeleton } from '../../ui/record-skeleton';
import { TranslationBadges } from '../../ui/translation-badges';
import { coordinatesText, parseCoordinates } from './coordinates';
import { settingsTexts } from './texts';

const LINKS = ['facebook', 'youtube', 'telegram', 'tiktok'] as const;

/** What the API calls them. */
const LINK_NAMES = Object.fromEntries(LINKS.map((name) => [`socialLinks.${name}`, name]));

/** There is one row of settings. */
const SETTINGS_ID = 1;

const valuesOf = (settings: SiteSettingsDto | undefined) => ({
  siteName: settings?.siteName ?? '',
  contactEmail: settings?.contactEmail ?? '',
  siteDescription: settings?.siteDescription ?? '',
  supportPhone: settings?.supportPhone ?? '',
  secondPhone: settings?.secondPhone ?? '',
  address: settings?.address ?? '',
  coordinates: coordinatesText(settings?.coordinates),
  facebook: settings?.socialLinks.facebook ?? '',
  youtube: settings?.socialLinks.youtube ?? '',
  telegram: settings?.socialLinks.telegram ?? '',
  tiktok: settings?.socialLinks.tiktok ?? '',
});

type SettingsValues = ReturnType<typeof valuesOf>;

export function GeneralSettings() {
  const t = useTranslations();
  // A change must be based on the newest version.
  const query = useGetStaffSettings({ query: { refetchOnMount: 'always' } });
  return (
    <QueryOutcome query={query} pending={<RecordSkeleton />} failed={t('settings.loadFailed')}>
      {({ data }) => <SettingsForm settings={data} />}
    </QueryOutcome>
  );
}

/** What the website says of the firm. */
function SettingsForm({ settings }: { settings: SiteSettingsDto }) {
  const t = useTranslations();
  const update = useUpdateSettings();
  const page = useRecordForm<SettingsValues, SiteSettingsDto>({
    name: 'settings',
    record: settings,
    valuesOf,
    labels: settingsTexts,
    rules: {
      ...required('siteName', 'contactEmail', 'siteDescription', 'supportPhone', 'address'),
      coordinates: {
        problem: (text: string) =>
          parseCoordinates(text) === undefined ? settingsTexts.coordinatesWrong : undefined,
      },
    },
    serverNames: LINK_NAMES,
    save: ({ facebook, youtube, telegram, tiktok, coordinates, ...values }, version) =>
      update.mutateAsync({
        data: {
          ...values,
          coordinates: parseCoordinates(coordinates),
          socialLinks: { facebook, youtube, telegram, tiktok },
          version,
        },
      }),
    shownBy: getGetStaffSettingsQueryKey(),
    done: t('settings.saved'),
    failed: t('settings.saveFailed'),
  });
  return (
    <RecordForm title={t('settings.general')} saveLabel={t('settings.save')} page={page}>
      <FormSection title={t('settings.site')} hint={t('settings.siteHint')}>
        <TextInput {...page.input('siteName')} />
        <TextInput {...page.input('contactEmail')} type="email" />
        <Textarea {...page.input('siteDescription')} autosize minRows={2} maxRows={6} data-wide />
        <TextInput {...page.input('supportPhone')} type="tel" />
        <TextInput {...page.input('secondPhone')} type="tel" />
        <Textarea {...page.input('address')} autosize minRows={1} maxRows={4} />
        <CoordinatesField {...page.input('coordinates')} />
      </FormSection>
      <FormSection title={t('settings.links')} hint={t('settings.linksHint')}>
        {LINKS.map((name) => (
          <TextInput key={name} {...page.input(name)} type="url" />
        ))}
      </FormSection>
      <FormSection title={t('settings.languages')} hint={t('settings.languagesHint')}>
        <TranslationBadges kind={TranslatableKind.settings} id={SETTINGS_ID} />
      </FormSection>
    </RecordForm>
  );
}

/** The place of the office, with a map link that shows whether the two numbers are swapped. */
function CoordinatesField(props: TextInputProps & { value: string }) {
  const t = useTranslations();
  const coordinates = parseCoordinates(props.value);
  return (
    <div data-wide>
      <TextInput {...props} description={t('settings.coordinatesHint')} placeholder="8.9945, 38.7895" />
      {coordinates && (
        <Anchor
          href={mapPage(coordinates)}
          target="_blank"
          rel="noopener noreferrer"
          display="inline-block"
          mt="xs"
          size="sm"
        >
          {t('settings.coordinatesCheck')}
        </Anchor>
      )}
    </div>
  );
}
