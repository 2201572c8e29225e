import {
  type ProjectDto,
  ProjectStatus,
  ProjectStyle,
  ProjectType,
} from '@consultancy/client-shared/api/model';
import { projectStyles } from '@consultancy/shared/field-labels/en';
import { NativeSelect, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { choicesOf } from '../../ui/choices-of';
import { FormSection } from '../../ui/form-page';
import { MarkdownField } from '../../ui/markdown/markdown-field';
import type { FieldsProps } from '../../ui/resource/resource';
import { PicturePairs, pairsWith } from './picture-pairs';
import { PictureSlots } from './picture-slots';
import type { ProjectValues } from './resource';
import { TenderFactsFields } from './tender-facts-fields';

export function ProjectFields({ page, record: project }: FieldsProps<ProjectValues, ProjectDto>) {
  const t = useTranslations();
  return (
    <>
      <FormSection title={t('projects.form.basics')}>
        <TextInput {...page.input('title')} />
        <TextInput {...page.input('location')} />
        <Textarea {...page.input('description')} autosize minRows={2} maxRows={6} data-wide />
        <MarkdownField
          {...page.input('longDescription')}
          description={t('projects.form.longDescriptionHint')}
          form="project"
        />
        {project && (
          <TextInput
            {...page.input('slug')}
            description={t('projects.form.slugHint')}
            leftSection="/projects/"
            leftSectionWidth="5.5rem"
            data-wide
          />
        )}
      </FormSection>
      <FormSection title={t('projects.form.details')}>
        <NativeSelect
          {...page.input('type')}
          data={choicesOf(ProjectType, (value) => t(`shared.projectType.${value}`))}
        />
        <NativeSelect
          {...page.input('status')}
          data={choicesOf(ProjectStatus, (value) => t(`shared.status.${value}`))}
        />
        <NativeSelect
          {...page.input('style')}
          data={choicesOf(ProjectStyle, (value) => projectStyles[value])}
        />
        <TextInput {...page.input('year')} inputMode="numeric" maxLength={4} />
        <NumberInput {...page.input('plotSize')} min={0} thousandSeparator="," hideControls />
        <NumberInput {...page.input('builtArea')} min={0} thousandSeparator="," hideControls />
        <NumberInput {...page.input('floors')} min={0} max={200} allowDecimal={false} />
        <NumberInput
          {...page.input('leastPlotWidth')}
          description={t('projects.form.leastPlotHint')}
          min={0}
          hideControls
        />
        <NumberInput
          {...page.input('leastPlotDepth')}
          description={t('projects.form.leastPlotHint')}
          min={0}
          hideControls
        />
        <TextInput {...page.input('metadata')} placeholder={t('projects.form.metadataHint')} />
        <TextInput {...page.input('client')} />
        <TextInput {...page.input('collaborators')} />
      </FormSection>
      <TenderFactsFields page={page} />
      <FormSection title={t('projects.form.images')} hint={t('projects.form.imagesHint')}>
        <PictureSlots
          {...page.input('pictures')}
          // A pair stays one when one of its pictures gets another file.
          onReplace={(replaced, file) =>
            page.form.setFieldValue('beforeAfter', (pairs) => pairsWith(file, replaced, pairs))
          }
          onRefuse={(reason) => page.form.setFieldError('pictures', reason)}
        />
      </FormSection>
      <FormSection title={t('projects.form.beforeAfter')} hint={t('projects.form.beforeAfterHint')}>
        <PicturePairs {...page.input('beforeAfter')} pictures={page.form.getValues().pictures} />
      </FormSection>
      <FormSection title={t('projects.form.settings')}>
        {/* Of a saved one it is decided beside the form. */}
        {!project && <Switch {...page.input('isPublic', { type: 'checkbox' })} data-wide />}
        <Switch {...page.input('featured', { type: 'checkbox' })} data-wide />
        <Switch {...page.input('isForSale', { type: 'checkbox' })} data-wide />
        <NumberInput
          {...page.input('price')}
          description={t('projects.form.priceHint')}
          min={1}
          allowDecimal={false}
          thousandSeparator=","
          hideControls
        />
        {(['packageContents', 'licenceText'] as const).map((name) => (
          <Textarea
            key={name}
            {...page.input(name)}
            description={t(`projects.form.${name}Hint`)}
            autosize
            minRows={3}
            maxRows={12}
            data-wide
          />
        ))}
      </FormSection>
    </>
  );
}
