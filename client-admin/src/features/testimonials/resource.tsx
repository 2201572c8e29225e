import {
  useCreateTestimonial,
  useReorderTestimonials,
  useGetStaffTestimonial,
  useListStaffTestimonials,
  useUpdateTestimonial,
} from '@consultancy/client-shared/api/generated/testimonials/testimonials';
import type { CreateTestimonialDto, TestimonialDto } from '@consultancy/client-shared/api/model';
import { testimonialLabels } from '@consultancy/shared/field-labels/en';
import { Select, Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { FormSection, type Picture, PictureField, required } from '../../ui/form-page';
import { RowFace } from '../../ui/record-rows';
import type { Resource, FieldsProps } from '../../ui/resource/resource';
import { ResourceForm } from '../../ui/resource/resource-form';
import { ResourceList } from '../../ui/resource/resource-list';
import { useTrail } from '../../ui/resource/use-trail';

const STARS = ['5', '4', '3', '2', '1'];

const valuesOf = (testimonial: TestimonialDto | undefined) => ({
  name: testimonial?.name ?? '',
  position: testimonial?.position ?? '',
  company: testimonial?.company ?? '',
  content: testimonial?.content ?? '',
  rating: String(testimonial?.rating ?? 5),
  image: (testimonial?.image ?? null) as Picture,
  isPublic: testimonial?.isPublic ?? true,
});

type TestimonialValues = ReturnType<typeof valuesOf>;

/** What clients say on the home page, in its order. */
const testimonials: Resource<TestimonialDto, TestimonialValues, CreateTestimonialDto> = {
  kind: 'testimonial',
  texts: 'testimonials',
  list: paths.testimonials,
  form: paths.testimonialForm,
  useTrail: () => useTrail([paths.testimonials, 'sections.testimonials']),
  useList: useListStaffTestimonials,
  useRecord: useGetStaffTestimonial,
  useCreate: useCreateTestimonial,
  useUpdate: useUpdateTestimonial,
  shown: 'testimonials',
  useReorder: useReorderTestimonials,
  nameOf: ({ name }) => name,
  Face: ({ row: { name, content, image }, link }) => (
    <RowFace name={name} text={content} picture={image} {...link} />
  ),
  valuesOf,
  bodyOf: ({ rating, ...values }) => ({ ...values, rating: Number(rating) }),
  labels: testimonialLabels,
  rules: required('name', 'position', 'company', 'content'),
  Fields: TestimonialFields,
};

export const TestimonialsPage = () => <ResourceList resource={testimonials} />;
export const TestimonialFormPage = () => <ResourceForm resource={testimonials} />;

function TestimonialFields({ page }: FieldsProps<TestimonialValues, TestimonialDto>) {
  const t = useTranslations();
  return (
    <>
      <FormSection title={t('testimonials.form.quote')}>
        <Textarea
          {...page.input('content')}
          description={t('testimonials.form.contentHint')}
          autosize
          minRows={3}
          maxRows={10}
          data-wide
        />
        <Select {...page.input('rating')} data={STARS} allowDeselect={false} />
      </FormSection>
      <FormSection title={t('testimonials.form.person')}>
        <TextInput {...page.input('name')} />
        <TextInput {...page.input('position')} placeholder={t('testimonials.form.positionHint')} />
        <TextInput {...page.input('company')} />
        <PictureField
          {...page.input('image')}
          note={t('testimonials.form.imageNote')}
          onRefuse={(reason) => page.form.setFieldError('image', reason)}
          problems={{ size: t('form.picture.tooLarge'), type: t('form.picture.notPicture') }}
        />
        <Switch {...page.input('isPublic', { type: 'checkbox' })} data-wide />
      </FormSection>
    </>
  );
}
