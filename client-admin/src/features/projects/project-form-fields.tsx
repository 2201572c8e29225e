import { ProjectStatus, ProjectStyle, ProjectType } from '@consultancy/client-shared/api/model';
import { NativeSelect, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { useProjectForm } from './use-project-form';

interface FieldsProps {
  input: ReturnType<typeof useProjectForm>['input'];
}

export function ProjectBasics({ input, slug }: FieldsProps & { slug?: string }) {
  const t = useTranslations();
  return (
    <>
      <TextInput {...input('title')} />
      <TextInput {...input('location')} />
      <Textarea {...input('description')} autosize minRows={2} maxRows={6} data-wide />
      <Textarea
        {...input('longDescription')}
        description={t('projects.form.longDescriptionHint')}
        autosize
        minRows={5}
        maxRows={16}
        data-wide
      />
      {slug && (
        <TextInput
          {...input('slug')}
          description={t('projects.form.slugHint')}
          leftSection="/projects/"
          leftSectionWidth="5.5rem"
          data-wide
        />
      )}
    </>
  );
}

export function ProjectFacts({ input }: FieldsProps) {
  const t = useTranslations();
  return (
    <>
      <NativeSelect
        {...input('type')}
        data={Object.values(ProjectType).map((value) => ({ value, label: t(`shared.projectType.${value}`) }))}
      />
      <NativeSelect
        {...input('status')}
        data={Object.values(ProjectStatus).map((value) => ({ value, label: t(`shared.status.${value}`) }))}
      />
      <NativeSelect
        {...input('style')}
        data={Object.values(ProjectStyle).map((value) => ({
          value,
          label: t(`shared.projectStyle.${value}`),
        }))}
      />
      <TextInput {...input('year')} inputMode="numeric" maxLength={4} />
      <NumberInput {...input('plotSize')} min={0} thousandSeparator="," hideControls />
      <NumberInput {...input('builtArea')} min={0} thousandSeparator="," hideControls />
      <NumberInput {...input('floors')} min={0} max={200} allowDecimal={false} />
      <TextInput {...input('metadata')} placeholder={t('projects.form.metadataHint')} />
      <TextInput {...input('client')} />
      <TextInput {...input('collaborators')} />
    </>
  );
}

export function ProjectSettings({ input, isPrivate }: FieldsProps & { isPrivate: boolean }) {
  const t = useTranslations();
  return (
    <>
      {/* Whether visitors see it is no part of what is changed privately. */}
      {!isPrivate && <Switch {...input('isPublic', { type: 'checkbox' })} data-wide />}
      <Switch {...input('featured', { type: 'checkbox' })} data-wide />
      <Switch {...input('isForSale', { type: 'checkbox' })} data-wide />
      <NumberInput
        {...input('price')}
        description={t('projects.form.priceHint')}
        min={1}
        allowDecimal={false}
        thousandSeparator=","
        hideControls
      />
      {(['packageContents', 'licenceText'] as const).map((name) => (
        <Textarea
          key={name}
          {...input(name)}
          description={t(`projects.form.${name}Hint`)}
          autosize
          minRows={3}
          maxRows={12}
          data-wide
        />
      ))}
    </>
  );
}
