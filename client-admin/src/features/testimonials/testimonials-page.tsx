import {
  getListStaffTestimonialsQueryKey,
  getListTestimonialsQueryKey,
  orderTestimonials,
  updateTestimonial,
  useListStaffTestimonials,
} from '@consultancy/client-shared/api/generated/testimonials/testimonials';
import type { TestimonialDto } from '@consultancy/client-shared/api/model';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { editPath, paths } from '../../paths';
import { CardButton, CardLink } from '../../ui/card-actions';
import { BulkBar, NewRecordButton, useSelection } from '../../ui/list-page';
import {
  OrderedList,
  OrderedListPage,
  RowFace,
  ShownSwitch,
  useOrder,
  useShownBulk,
} from '../../ui/ordered-list';
import { useDeleteTestimonial, useShowTestimonial } from './use-testimonial-deeds';

const nameOf = ({ name }: TestimonialDto) => name;
const linkTo = (record: TestimonialDto) => ({
  to: editPath(paths.testimonialForm, record.id),
  state: { record, from: paths.testimonials },
});

export function TestimonialsPage() {
  const { t } = useTranslation();
  const words = {
    title: t('testimonials.title'),
    lead: t('testimonials.lead'),
    empty: t('testimonials.empty'),
    loadFailed: t('testimonials.loadFailed'),
  };
  return (
    <OrderedListPage<TestimonialDto>
      query={useListStaffTestimonials()}
      words={words}
      action={<NewRecordButton to={paths.testimonialForm} label={t('testimonials.create')} />}
    >
      {(testimonials) => <Testimonials testimonials={testimonials} label={words.title} />}
    </OrderedListPage>
  );
}

function Testimonials({ testimonials, label }: { testimonials: TestimonialDto[]; label: string }) {
  const { shown, move } = useOrder(testimonials, {
    save: orderTestimonials,
    listKey: getListStaffTestimonialsQueryKey(),
    refreshes: [getListTestimonialsQueryKey()],
  });
  const selection = useSelection(shown.map(({ id }) => id));
  const bulk = useShownBulk<TestimonialDto>(selection, {
    nameOf,
    update: updateTestimonial,
    refreshes: [getListTestimonialsQueryKey()],
  });
  return (
    <>
      <BulkBar selection={selection} rows={shown} bulk={bulk} />
      <OrderedList
        label={label}
        rows={shown}
        nameOf={nameOf}
        onMove={move}
        selection={selection}
        actions={(testimonial) => <TestimonialActions testimonial={testimonial} />}
      >
        {(testimonial) => (
          <RowFace
            name={testimonial.name}
            text={testimonial.content}
            picture={testimonial.image}
            {...linkTo(testimonial)}
          />
        )}
      </OrderedList>
    </>
  );
}

function TestimonialActions({ testimonial }: { testimonial: TestimonialDto }) {
  const { t } = useTranslation();
  const show = useShowTestimonial();
  const deletion = useDeleteTestimonial();
  const { name } = testimonial;
  return (
    <>
      <ShownSwitch
        isShown={show.isPending ? !show.variables.isPublic : testimonial.isPublic}
        label={t('testimonials.shown', { name })}
        isPending={show.isPending}
        onSwitch={() => show.mutate(testimonial)}
      />
      <CardLink label={t('testimonials.editNamed', { name })} icon={IconPencil} {...linkTo(testimonial)} />
      <CardButton
        label={t('testimonials.deleteNamed', { name })}
        icon={IconTrash}
        color="red"
        isPending={deletion.isPending}
        onClick={() => deletion.ask([testimonial])}
      />
    </>
  );
}
