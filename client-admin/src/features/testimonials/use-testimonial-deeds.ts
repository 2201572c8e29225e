import {
  deleteTestimonial,
  getListTestimonialsQueryKey,
  updateTestimonial,
} from '@consultancy/client-shared/api/generated/testimonials/testimonials';
import type { TestimonialDto } from '@consultancy/client-shared/api/model';
import { testimonialLabels } from '@consultancy/shared/field-labels/en';
import { useTranslation } from 'react-i18next';
import { attemptEach } from '../../ui/attempt-each';
import { useDeletion } from '../../ui/bin';
import { useDeed } from '../../ui/use-deed';

/** Deletes a testimonial, after a question. */
export function useDeleteTestimonial() {
  const { t } = useTranslation();
  return useDeletion<TestimonialDto>({
    entity: 'testimonial',
    question: ([{ name }]) => ({
      title: t('testimonials.deleteTitle'),
      message: t('testimonials.deleteQuestion', { name }),
      confirm: t('testimonials.delete'),
    }),
    work: (testimonials) => attemptEach(testimonials, ({ id }) => deleteTestimonial(id)),
    nameOf: ({ name }) => name,
    done: () => t('testimonials.deleted'),
    failed: t('testimonials.deleteFailed'),
  });
}

/** Shows a testimonial to visitors, or hides them. */
export function useShowTestimonial() {
  const { t } = useTranslation();
  return useDeed({
    work: ({ id, isPublic, version }: TestimonialDto) =>
      updateTestimonial(id, { isPublic: !isPublic, version }),
    done: (_, { data: { name, isPublic } }) =>
      t(isPublic ? 'testimonials.shownDone' : 'testimonials.hiddenDone', { name }),
    failed: t('testimonials.switchFailed'),
    refreshes: [getListTestimonialsQueryKey()],
    basedOn: (record) => ({ record, labels: testimonialLabels }),
  });
}
