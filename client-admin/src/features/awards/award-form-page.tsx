import { useGetStaffAward } from '@consultancy/client-shared/api/generated/awards/awards';
import type { AwardDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { useEditedId, useOrigin, useTravelledRecord } from '../../ui/form-page';
import { RecordOutcome } from '../../ui/record-outcome';
import { AwardForm } from './award-form';

/** `?id=` changes that award; without it a new one is made. */
export function AwardFormPage() {
  const id = useEditedId();
  return id === undefined ? <AwardForm key="new" /> : <EditAward key={id} id={id} />;
}

function EditAward({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useGetStaffAward(id, { query: useTravelledRecord<AwardDto>(id) });
  const back = { to: useOrigin(paths.awards), label: t('sections.awards') };
  return (
    <RecordOutcome isForm query={query} notFound={t('awards.notFound')} back={back}>
      {({ data }) => <AwardForm award={data} />}
    </RecordOutcome>
  );
}
