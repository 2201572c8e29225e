import {
  createTestimonial,
  getListTestimonialsQueryKey,
  updateTestimonial,
} from '@consultancy/client-shared/api/generated/testimonials/testimonials';
import type { CreateTestimonialDto, TestimonialDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { type Picture, useOrigin, useRecordForm } from '../../ui/form-page';

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

export function useTestimonialForm(testimonial: TestimonialDto | undefined) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useOrigin(paths.testimonials);
  return useRecordForm<TestimonialValues, TestimonialDto>({
    name: 'testimonial',
    record: testimonial,
    valuesOf,
    fields: {
      name: { label: t('testimonials.form.name'), required: true },
      position: { label: t('testimonials.form.position'), required: true },
      company: { label: t('testimonials.form.company'), required: true },
      content: { label: t('testimonials.form.content'), required: true },
      rating: { label: t('testimonials.form.rating') },
      image: { label: t('testimonials.form.image') },
      isPublic: { label: t('testimonials.form.isPublic') },
    },
    save: (values, version) =>
      testimonial
        ? updateTestimonial(testimonial.id, { ...bodyOf(values), version })
        : createTestimonial(bodyOf(values)),
    done: testimonial ? t('testimonials.form.updated') : t('testimonials.form.created'),
    failed: t('testimonials.form.failed'),
    refreshes: [getListTestimonialsQueryKey()],
    onSaved: () => void navigate(list),
  });
}

function bodyOf({ rating, ...values }: TestimonialValues): CreateTestimonialDto {
  return { ...values, rating: Number(rating) };
}
