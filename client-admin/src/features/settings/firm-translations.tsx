import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormSection, type useRecordForm } from '../../ui/form-page';
import classes from './firm-translations.module.css';
import type { TranslatedValues } from './translated-values';

const LANGUAGES = ['am', 'om'] as const;

interface FirmTranslationsProps {
  input: ReturnType<typeof useRecordForm<TranslatedValues, { version: number }>>['input'];
}

/** The texts of the website in the languages beside English: a column each. */
export function FirmTranslations({ input }: FirmTranslationsProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('settings.translations.title')} hint={t('settings.translations.hint')}>
      {LANGUAGES.map((lang) => (
        <div key={lang} className={classes.language}>
          <TextInput {...input(`${lang}SiteName`)} lang={lang} />
          <Textarea {...input(`${lang}SiteDescription`)} lang={lang} autosize minRows={2} maxRows={6} />
          <Textarea {...input(`${lang}Address`)} lang={lang} autosize minRows={1} maxRows={4} />
        </div>
      ))}
    </FormSection>
  );
}
