import { readAnswer, readService } from '@consultancy/client-shared/api';
import {
  useGetServiceChanges,
  useGetStaffService,
} from '@consultancy/client-shared/api/generated/services/services';
import { RevisionKind, type ServiceDto, type ServiceEnvelope } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { useEditedId, useTravelledRecord } from '../../ui/form-page';
import { type ChangedPublication, usePrivateChanges } from '../../ui/private-changes';
import { RecordOutcome } from '../../ui/record-outcome';
import { ServiceForm } from './service-form';
import { useServiceWay } from './use-service-way';

const read = (answer: ServiceEnvelope) => readAnswer(answer, readService);

/** `?id=` changes that service; without it a new one is made. */
export function ServiceFormPage() {
  const id = useEditedId();
  return id === undefined ? <ServiceForm key="new" /> : <EditService key={id} id={id} />;
}

/** Private changes are edited in place of what visitors see. */
function EditService({ id }: { id: number }) {
  const publication = usePrivateChanges(RevisionKind.SERVICE, id);
  return publication ? <EditChanges id={id} publication={publication} /> : <EditOpenly id={id} />;
}

function EditChanges({ id, publication }: { id: number; publication: ChangedPublication }) {
  const { t } = useTranslation();
  const query = useGetServiceChanges(id, { query: { staleTime: 0, select: read } });
  const way = useServiceWay();
  return (
    <RecordOutcome isForm query={query} notFound={t('services.notFound')} back={way.at(-1)!}>
      {({ data }) => <ServiceForm service={data} publication={publication} />}
    </RecordOutcome>
  );
}

function EditOpenly({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useGetStaffService(id, { query: { ...useTravelledRecord<ServiceDto>(id), select: read } });
  const way = useServiceWay();
  return (
    <RecordOutcome isForm query={query} notFound={t('services.notFound')} back={way.at(-1)!}>
      {({ data }) => <ServiceForm service={data} />}
    </RecordOutcome>
  );
}
