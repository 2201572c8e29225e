import { useGetStaffTestimonial } from '@consultancy/client-shared/api/generated/testimonials/testimonials';
import type { TestimonialDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { useEditedId, useOrigin, useTravelledRecord } from '../../ui/form-page';
import { RecordOutcome } from '../../ui/record-outcome';
import { TestimonialForm } from './testimonial-form';

/** `?id=` changes that testimonial; without it a new one is made. */
export function TestimonialFormPage() {
  const id = useEditedId();
  return id === undefined ? <TestimonialForm key="new" /> : <EditTestimonial key={id} id={id} />;
}

function EditTestimonial({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useGetStaffTestimonial(id, { query: useTravelledRecord<TestimonialDto>(id) });
  const back = { to: useOrigin(paths.testimonials), label: t('sections.testimonials') };
  return (
    <RecordOutcome isForm query={query} notFound={t('testimonials.notFound')} back={back}>
      {({ data }) => <TestimonialForm testimonial={data} />}
    </RecordOutcome>
  );
}
