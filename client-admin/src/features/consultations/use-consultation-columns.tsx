import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { Badge } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { NameCell, RowActions, visibleFrom } from '../../ui/list-page';
import { ErasedStatus } from '../../ui/person';
import { useConsultants } from './consultants/use-consultants';
import { ConsultationStatusCell } from './consultation-status-cell';
import { MeetingTime } from './meeting-time';
import { useDeletion } from '../../ui/bin';

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
    {
      accessor: 'clientName',
      title: t('consultations.columns.client'),
      render: ({ clientName, clientEmail, clientCompany }) => (
        <NameCell name={clientName} below={[clientEmail, clientCompany]} />
      ),
    },
    {
      accessor: 'type',
      ...visibleFrom('lg'),
      title: t('consultations.columns.type'),
      render: ({ type }) => <Badge variant="default">{t(`consultations.types.${type}`)}</Badge>,
    },
    {
      accessor: 'meetingType',
      title: t('consultations.columns.meetingType'),
      noWrap: true,
      render: ({ meetingType }) => t(`consultations.meetingTypes.${meetingType}`),
    },
    {
      accessor: 'scheduledAt',
      title: t('consultations.columns.dateTime'),
      render: (consultation) => <MeetingTime consultation={consultation} />,
    },
    {
      accessor: 'consultantId',
      ...visibleFrom('lg'),
      title: t('consultations.columns.consultant'),
      render: ({ consultantId }) => (consultantId === null ? '–' : nameOf(consultantId)),
    },
    {
      accessor: 'status',
      title: t('consultations.columns.status'),
      render: (consultation) =>
        consultation.erasedAt ? (
          <ErasedStatus status={consultation.status} />
        ) : (
          <ConsultationStatusCell consultation={consultation} />
        ),
    },
    {
      accessor: 'actions',
      title: t('list.actions'),
      textAlign: 'right',
      render: (consultation) => (
        <RowActions
          name={t('consultations.consultationFor', { name: consultation.clientName })}
          onView={() => onView(consultation.id)}
          onDelete={() => deletion.ask([consultation])}
          isDeleting={deletion.isDeleting(consultation)}
        />
      ),
    },
  ];
}
