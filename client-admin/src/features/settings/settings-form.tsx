import {
  getGetSettingsQueryKey,
  getGetStaffSettingsQueryKey,
  updateSettings,
} from '@consultancy/client-shared/api/generated/settings/settings';
import type { SiteSettingsDto } from '@consultancy/client-shared/api/model';
import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormSection, RecordForm, useRecordForm } from '../../ui/form-page';
import { coordinatesText, parseCoordinates } from './coordinates';
import { CoordinatesField } from './coordinates-field';
import { FirmTranslations } from './firm-translations';
import { TRANSLATED_NAMES, translatedValues, translationsOf } from './translated-values';

const valuesOf = (settings: SiteSettingsDto | undefined) => ({
  siteName: settings?.siteName ?? '',
  contactEmail: settings?.contactEmail ?? '',
  siteDescription: settings?.siteDescription ?? '',
  supportPhone: settings?.supportPhone ?? '',
  address: settings?.address ?? '',
  coordinates: coordinatesText(settings?.coordinates),
  ...translatedValues(settings?.translations),
});

type SettingsValues = ReturnType<typeof valuesOf>;

/** What the website says of the firm. */
export function SettingsForm({ settings }: { settings: SiteSettingsDto }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const page = useRecordForm<SettingsValues, SiteSettingsDto>({
    name: 'settings',
    record: settings,
    valuesOf,
    fields: {
      siteName: { label: t('settings.siteName'), required: true },
      contactEmail: { label: t('settings.contactEmail'), required: true },
      siteDescription: { label: t('settings.siteDescription'), required: true },
      supportPhone: { label: t('settings.supportPhone'), required: true },
      address: { label: t('settings.address'), required: true },
      coordinates: {
        label: t('settings.coordinates'),
        problem: (text: string) =>
          parseCoordinates(text) === undefined ? t('settings.coordinatesWrong') : undefined,
      },
      amSiteName: { label: t('settings.translations.amSiteName') },
      amSiteDescription: { label: t('settings.translations.amSiteDescription') },
      amAddress: { label: t('settings.translations.amAddress') },
      omSiteName: { label: t('settings.translations.omSiteName') },
      omSiteDescription: { label: t('settings.translations.omSiteDescription') },
      omAddress: { label: t('settings.translations.omAddress') },
    },
    serverNames: TRANSLATED_NAMES,
    save: async (values, version) => {
      const { siteName, contactEmail, siteDescription, supportPhone, address } = values;
      const answer = await updateSettings({
        ...{ siteName, contactEmail, siteDescription, supportPhone, address, version },
        coordinates: parseCoordinates(values.coordinates),
        translations: translationsOf(values),
      });
      // The sidebar shows the firm's name from the one, this form goes on from the other.
      for (const key of [getGetSettingsQueryKey(), getGetStaffSettingsQueryKey()])
        queryClient.setQueryData(key, answer);
      return answer;
    },
    done: t('settings.saved'),
    failed: t('settings.saveFailed'),
    refreshes: [],
  });
  return (
    <RecordForm title={t('settings.general')} saveLabel={t('settings.save')} page={page}>
      <FormSection title={t('settings.site')} hint={t('settings.siteHint')}>
        <TextInput {...page.input('siteName')} />
        <TextInput {...page.input('contactEmail')} type="email" />
        <Textarea {...page.input('siteDescription')} autosize minRows={2} maxRows={6} data-wide />
        <TextInput {...page.input('supportPhone')} type="tel" />
        <Textarea {...page.input('address')} autosize minRows={1} maxRows={4} />
        <CoordinatesField {...page.input('coordinates')} />
      </FormSection>
      <FirmTranslations input={page.input} />
    </RecordForm>
  );
}
