import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { Badge } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { NameCell, RowActions, column } from '../../ui/list-page';
import { ErasedStatus } from '../../ui/person';
import { useConsultants } from './consultants/use-consultants';
import { ConsultationStatusCell } from './consultation-status-cell';
import { MeetingTime } from './meeting-time';
import { useDeletion } from '../../ui/trash';

export function useConsultationColumns({
  onView,
}: {
  onView: (id: number) => void;
}): DataTableColumn<ConsultationDto>[] {
  const t = useTranslations();
  const deletion = useDeletion<ConsultationDto>({
    entity: 'consultation',
    nameOf: ({ clientName }) => clientName,
  });
  const { nameOf } = useConsultants();
  return [
    column(
      'clientName',
      t('consultations.columns.client'),
      {},
      ({ clientName, clientEmail, clientCompany }) => (
        <NameCell name={clientName} below={[clientEmail, clientCompany]} />
      ),
    ),
    column('type', t('consultations.columns.type'), { from: 'lg' }, ({ type }) => (
      <Badge variant="default">{t(`consultations.types.${type}`)}</Badge>
    )),
    column('meetingType', t('consultations.columns.meetingType'), { noWrap: true }, ({ meetingType }) =>
      t(`consultations.meetingTypes.${meetingType}`),
    ),
    column('scheduledAt', t('consultations.columns.dateTime'), {}, (consultation) => (
      <MeetingTime consultation={consultation} />
    )),
    column('consultantId', t('consultations.columns.consultant'), { from: 'lg' }, ({ consultantId }) =>
      consultantId === null ? '–' : nameOf(consultantId),
    ),
    column('status', t('consultations.columns.status'), {}, (consultation) =>
      consultation.erasedAt ? (
        <ErasedStatus status={consultation.status} />
      ) : (
        <ConsultationStatusCell consultation={consultation} />
      ),
    ),
    column('actions', t('list.actions'), { textAlign: 'right' }, (consultation) => (
      <RowActions
        name={t('consultations.consultationFor', { name: consultation.clientName })}
        onView={() => onView(consultation.id)}
        onDelete={() => deletion.ask([consultation])}
        isDeleting={deletion.isDeleting(consultation)}
      />
    )),
  ];
}
