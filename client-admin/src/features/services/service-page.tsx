import { readAnswer, readService } from '@consultancy/client-shared/api';
import { useGetStaffService } from '@consultancy/client-shared/api/generated/services/services';
import type { ServiceDto, ServiceEnvelope } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { asId, useOrigin, useTravelledRecord } from '../../ui/form-page';
import { RecordOutcome } from '../../ui/record-outcome';
import { ServiceDetails } from './service-details';

const read = (answer: ServiceEnvelope) => readAnswer(answer, readService);

/** One service, to be read. It comes along with the link from the list, or by its id. */
export function ServicePage() {
  const { t } = useTranslation();
  const id = asId(useParams().id);
  const query = useGetStaffService(id, { query: { ...useTravelledRecord<ServiceDto>(id), select: read } });
  const back = { to: useOrigin(paths.services), label: t('services.back') };
  return (
    <RecordOutcome query={query} notFound={t('services.notFound')} back={back}>
      {({ data }) => <ServiceDetails service={data} back={back} />}
    </RecordOutcome>
  );
}
