import { type TestimonialDto, TranslatableKind } from '@consultancy/client-shared/api/model';
import { Select, Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { FormPage, FormSection, PictureField, useOrigin } from '../../ui/form-page';
import { TranslationBadges } from '../../ui/translation-badges';
import { useTestimonialForm } from './use-testimonial-form';

const STARS = ['5', '4', '3', '2', '1'];

/** Adds a testimonial, or changes the given one. */
export function TestimonialForm({ testimonial }: { testimonial?: TestimonialDto }) {
  const { t } = useTranslation();
  const page = useTestimonialForm(testimonial);
  return (
    <FormPage
      title={testimonial ? t('testimonials.form.editTitle') : t('testimonials.form.newTitle')}
      way={[{ to: useOrigin(paths.testimonials), label: t('sections.testimonials') }]}
      name={testimonial?.name}
      facts={testimonial && <TranslationBadges kind={TranslatableKind.testimonial} id={testimonial.id} />}
      saveLabel={testimonial ? t('testimonials.form.save') : t('testimonials.form.create')}
      page={page}
    >
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
          canRemove
        />
        <Switch {...page.input('isPublic', { type: 'checkbox' })} data-wide />
      </FormSection>
    </FormPage>
  );
}
