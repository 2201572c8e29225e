import { readAnswer, readService } from '@consultancy/client-shared/api';
import {
  useGetServiceChanges,
  useGetStaffService,
} from '@consultancy/client-shared/api/generated/services/services';
import { ContentKind, type ServiceDto, type ServiceEnvelope } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import type { Crumb } from '../../ui/crumbs';
import { useEditedId, useTravelledRecord } from '../../ui/form-page';
import { type ChangedPublication, EditedRecord } from '../../ui/private-changes';
import { RecordOutcome } from '../../ui/record-outcome';
import { ServiceForm } from './service-form';
import { useServiceWay } from './use-service-way';

const read = (answer: ServiceEnvelope) => readAnswer(answer, readService);

/** `?id=` changes that service; without it a new one is made. */
export function ServiceFormPage() {
  const id = useEditedId();
  return id === undefined ? <ServiceForm key="new" /> : <EditService key={id} id={id} />;
}

function EditService({ id }: { id: number }) {
  const t = useTranslations();
  // Asked for along with its publication, since there are private changes but rarely.
  const query = useGetStaffService(id, { query: { ...useTravelledRecord<ServiceDto>(id), select: read } });
  const back = useServiceWay().at(-1)!;
  const outcome = { notFound: t('services.notFound'), back };
  return (
    <EditedRecord kind={ContentKind.service} id={id} {...outcome}>
      {(publication) =>
        publication ? (
          <EditChanges id={id} publication={publication} {...outcome} />
        ) : (
          <RecordOutcome isForm query={query} {...outcome}>
            {({ data }) => <ServiceForm service={data} />}
          </RecordOutcome>
        )
      }
    </EditedRecord>
  );
}

interface EditChangesProps {
  id: number;
  publication: ChangedPublication;
  notFound: string;
  back: Crumb;
}

function EditChanges({ id, publication, ...outcome }: EditChangesProps) {
  const query = useGetServiceChanges(id, { query: { staleTime: 0, select: read } });
  return (
    <RecordOutcome isForm query={query} {...outcome}>
      {({ data }) => <ServiceForm service={data} publication={publication} />}
    </RecordOutcome>
  );
}
