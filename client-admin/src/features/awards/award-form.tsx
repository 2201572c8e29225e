import { type AwardDto, TranslatableKind } from '@consultancy/client-shared/api/model';
import { Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { FormPage, FormSection, useOrigin } from '../../ui/form-page';
import { TranslationBadges } from '../../ui/translation-badges';
import { ProjectField } from './project-field';
import { useAwardForm } from './use-award-form';

/** Adds an award, or changes the given one. */
export function AwardForm({ award }: { award?: AwardDto }) {
  const { t } = useTranslation();
  const page = useAwardForm(award);
  return (
    <FormPage
      title={award ? t('awards.form.editTitle') : t('awards.form.newTitle')}
      way={[{ to: useOrigin(paths.awards), label: t('sections.awards') }]}
      name={award?.title}
      facts={award && <TranslationBadges kind={TranslatableKind.award} id={award.id} />}
      saveLabel={award ? t('awards.form.save') : t('awards.form.create')}
      page={page}
    >
      <FormSection title={t('awards.form.section')}>
        <TextInput {...page.input('title')} />
        <TextInput {...page.input('year')} inputMode="numeric" />
        <TextInput {...page.input('organisation')} />
        <TextInput {...page.input('link')} type="url" description={t('awards.form.linkHint')} />
        <ProjectField {...page.input('projectId')} description={t('awards.form.projectHint')} />
        <Switch {...page.input('isPublic', { type: 'checkbox' })} data-wide />
      </FormSection>
    </FormPage>
  );
}
