import { type ServiceDto, ContentKind } from '@consultancy/client-shared/api/model';
import { Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FormPage, FormSection, PictureField, TextListField } from '../../ui/form-page';
import { type ChangedPublication, PrivateChangesNotice, SaveWays } from '../../ui/private-changes';
import { RecordFacts } from '../../ui/record-facts';
import { useServiceForm } from './use-service-form';
import { useServiceWay } from './use-service-way';

interface ServiceFormProps {
  service?: ServiceDto;
  /** Where it is the service with its private changes. */
  publication?: ChangedPublication;
}

/** Adds a service, or changes the given one. */
export function ServiceForm({ service, publication }: ServiceFormProps) {
  const t = useTranslations();
  const isPrivate = publication !== undefined;
  const page = useServiceForm(service, isPrivate);
  // Who hides it means it at once.
  const hasWays = isPrivate || (service?.isActive && page.form.values.isActive);
  const image = page.form.values.image;
  return (
    <FormPage
      title={service ? t('services.form.editTitle') : t('services.form.newTitle')}
      way={useServiceWay()}
      name={service?.title}
      facts={
        service && (
          <>
            <RecordFacts kind={ContentKind.service} id={service.id} />
            {publication && <PrivateChangesNotice publication={publication} />}
          </>
        )
      }
      saveLabel={
        isPrivate
          ? t('publications.changes.savePrivately')
          : service
            ? t('services.form.save')
            : t('services.form.create')
      }
      actions={hasWays && <SaveWays page={page} isPrivate={isPrivate} />}
      page={page}
    >
      <FormSection title={t('services.form.basics')}>
        <TextInput {...page.input('title')} />
        <TextInput {...page.input('duration')} placeholder={t('services.form.durationHint')} />
        <Textarea {...page.input('description')} autosize minRows={2} maxRows={6} data-wide />
        <Textarea {...page.input('longDescription')} autosize minRows={5} maxRows={16} data-wide />
        <PictureField
          {...page.input('image')}
          note={t('services.form.imageNote')}
          onRefuse={(reason) => page.form.setFieldError('image', reason)}
          problems={{ size: t('services.form.tooLarge'), type: t('services.form.notPicture') }}
          canRemove
        />
        <TextInput
          label={t('services.form.imageAddress')}
          value={typeof image === 'string' ? image : ''}
          onChange={(event) => page.form.setFieldValue('image', event.currentTarget.value || null)}
          data-wide
        />
        {/* Whether visitors see it is no part of what is changed privately. */}
        {!isPrivate && <Switch {...page.input('isActive', { type: 'checkbox' })} data-wide />}
      </FormSection>
      <FormSection title={t('services.form.features')} hint={t('services.form.featuresHint')}>
        <TextListField
          {...page.input('features')}
          entryLabel={t('services.form.feature')}
          addLabel={t('services.form.addFeature')}
        />
      </FormSection>
      <FormSection title={t('services.form.process')} hint={t('services.form.processHint')}>
        <TextListField
          {...page.input('process')}
          entryLabel={t('services.form.step')}
          addLabel={t('services.form.addStep')}
          isOrdered
        />
      </FormSection>
      <FormSection title={t('services.form.benefits')} hint={t('services.form.benefitsHint')}>
        <TextListField
          {...page.input('benefits')}
          entryLabel={t('services.form.benefit')}
          addLabel={t('services.form.addBenefit')}
        />
      </FormSection>
    </FormPage>
  );
}
