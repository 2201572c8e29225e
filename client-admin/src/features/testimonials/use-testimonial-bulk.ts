import {
  getListTestimonialsQueryKey,
  updateTestimonial,
} from '@consultancy/client-shared/api/generated/testimonials/testimonials';
import type { TestimonialDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { type BulkField, useBulkStatus } from '../../ui/bulk-status';
import type { Selection } from '../../ui/list-page';

/** What several testimonials can be given at once. */
export function useTestimonialBulk(selection: Selection) {
  const { t } = useTranslation();
  const visibility: BulkField<TestimonialDto, 'shown' | 'hidden'> = {
    label: t('bulk.visitors'),
    choices: [
      { value: 'shown', label: t('bulk.shown') },
      { value: 'hidden', label: t('bulk.hidden') },
    ],
    valueOf: ({ isPublic }) => (isPublic ? 'shown' : 'hidden'),
    change: ({ id, version }, value, options) =>
      updateTestimonial(id, { isPublic: value === 'shown', version }, options),
  };
  return useBulkStatus<TestimonialDto>({
    selection,
    nameOf: ({ name }) => name,
    fields: [visibility],
    refreshes: [getListTestimonialsQueryKey()],
  });
}
