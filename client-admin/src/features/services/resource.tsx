import { readAnswer, readService } from '@consultancy/client-shared/api';
import {
  useCreateService,
  useSaveServiceChanges,
  useUpdateService,
  useGetServiceChanges,
  useGetStaffService,
} from '@consultancy/client-shared/api/generated/services/services';
import type { CreateServiceDto, ServiceDto, ServiceEnvelope } from '@consultancy/client-shared/api/model';
import { Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import {
  asEntries,
  asRows,
  FormSection,
  type Picture,
  PictureField,
  required,
  TextListField,
} from '../../ui/form-page';
import { MarkdownField } from '../../ui/markdown/markdown-field';
import { arrivedPictures } from '../../ui/markdown/text-pictures/arrived-pictures';
import { CreateAndPublish } from '../../ui/resource/create-and-publish';
import type { FieldsProps, FormResource } from '../../ui/resource/resource';
import { ResourceForm } from '../../ui/resource/resource-form';
import { servicesTexts } from './texts';
import { useServiceIds } from './use-service-list';
import { useServiceTrail } from './use-service-trail';

const valuesOf = (service: ServiceDto | undefined) => ({
  title: service?.title ?? '',
  duration: service?.duration ?? '',
  description: service?.description ?? '',
  longDescription: service?.longDescription ?? '',
  image: (service?.image ?? null) as Picture,
  // A draft until somebody publishes it.
  isActive: service?.isActive ?? false,
  features: asRows(service?.features),
  process: asRows(service?.process),
  benefits: asRows(service?.benefits),
});

type ServiceValues = ReturnType<typeof valuesOf>;

const select = (answer: ServiceEnvelope) => readAnswer(answer, readService);

const services: FormResource<ServiceDto, ServiceValues, CreateServiceDto> = {
  kind: 'service',
  useListedIds: useServiceIds,
  texts: 'services',
  form: paths.serviceForm,
  useTrail: useServiceTrail,
  useRecord: (id, { query }) => useGetStaffService(id, { query: { ...query, select } }),
  nameOf: ({ title }) => title,
  markdownOf: ({ longDescription }) => longDescription,
  useCreate: useCreateService,
  useUpdate: useUpdateService,
  valuesOf,
  bodyOf: ({ image, features, process, benefits, ...values }) => ({
    ...values,
    image: typeof image === 'string' ? image.trim() || null : image,
    features: asEntries(features),
    process: asEntries(process),
    benefits: asEntries(benefits),
  }),
  labels: servicesTexts.form,
  rules: {
    ...required('title', 'duration', 'description'),
    longDescription: { required: true, ...arrivedPictures },
  },
  changes: {
    useRecord: (id, { query }) => useGetServiceChanges(id, { query: { ...query, select } }),
    useSave: useSaveServiceChanges,
    isShown: ({ isActive }) => isActive,
  },
  Fields: ServiceFields,
  CreateActions: ({ page }) => (
    <CreateAndPublish page={page} onPublish={() => page.saveWith({ isActive: true })} />
  ),
};

export const ServiceFormPage = () => <ResourceForm resource={services} />;

function ServiceFields({ page, record }: FieldsProps<ServiceValues, ServiceDto>) {
  const t = useTranslations();
  const { image } = page.form.values;
  return (
    <>
      <FormSection title={t('services.form.basics')}>
        <TextInput {...page.input('title')} />
        <TextInput {...page.input('duration')} placeholder={t('services.form.durationHint')} />
        <Textarea {...page.input('description')} autosize minRows={2} maxRows={6} data-wide />
        <MarkdownField
          {...page.input('longDescription')}
          description={t('services.form.longDescriptionHint')}
          form="service"
        />
        <PictureField
          {...page.input('image')}
          note={t('services.form.imageNote')}
          onRefuse={(reason) => page.form.setFieldError('image', reason)}
          problems={{ size: t('services.form.tooLarge'), type: t('services.form.notPicture') }}
        />
        <TextInput
          label={t('services.form.imageAddress')}
          value={typeof image === 'string' ? image : ''}
          onChange={(event) => page.form.setFieldValue('image', event.currentTarget.value || null)}
          data-wide
        />
        {/* Of a saved one it is decided beside the form. */}
        {!record && <Switch {...page.input('isActive', { type: 'checkbox' })} data-wide />}
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
    </>
  );
}
