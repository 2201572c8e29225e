import { readAnswer, readService } from '@consultancy/client-shared/api';
import { useGetStaffService } from '@consultancy/client-shared/api/generated/services/services';
import type { ServiceDto, ServiceEnvelope } from '@consultancy/client-shared/api/model';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { asId, useTravelledRecord } from '../../ui/form-page';
import { RecordNotFound } from '../../ui/record-not-found';
import { RecordSkeleton } from '../../ui/record-skeleton';
import { ServiceDetails } from './service-details';
import { useServiceTrail } from './use-service-trail';

const read = (answer: ServiceEnvelope) => readAnswer(answer, readService);

/** One service, to be read. It comes along with the link from the list, or by its id. */
export function ServicePage() {
  const t = useTranslations();
  const id = asId(useParams().id);
  const [isDeleting, setDeleting] = useState(false);
  const query = useGetStaffService(id, {
    query: { ...useTravelledRecord<ServiceDto>(id), select: read, enabled: !isDeleting },
  });
  const trail = useServiceTrail();
  return (
    <QueryOutcome
      query={query}
      pending={<RecordSkeleton />}
      notFound={<RecordNotFound text={t('services.notFound')} back={trail.at(-1)!} />}
    >
      {({ data }) => <ServiceDetails service={data} trail={trail} onDeleting={setDeleting} />}
    </QueryOutcome>
  );
}
