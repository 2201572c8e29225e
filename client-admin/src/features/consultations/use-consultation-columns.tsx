import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { officeInstant } from '@consultancy/client-shared/calendar/times';
import { Badge, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { DateTime } from '../../ui/date-time';
import { column, FilterButton, NameCell, RowActions } from '../../ui/list-page';
import { ErasedStatus } from '../../ui/person';
import { useDeletion } from '../../ui/trash';
import { useConsultants } from './consultants/use-consultants';
import { ConsultationStatusCell } from './consultation-status-cell';
import { HoldLine } from './hold-line';

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
      <FilterButton name="type" value={type} label={t(`consultations.types.${type}`)}>
        <Badge variant="default">{t(`consultations.types.${type}`)}</Badge>
      </FilterButton>
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

/** When a consultation takes place; while that is not scheduled, when the client would like it to. */
function MeetingTime({ consultation }: { consultation: ConsultationDto }) {
  const t = useTranslations();
  const { scheduledAt, preferredDate, preferredTime } = consultation;
  if (scheduledAt) return <DateTime value={scheduledAt} />;
  if (!preferredDate)
    return (
      <Text span w="max-content" display="block" c="dimmed" inherit>
        {t('consultations.toBeScheduled')}
      </Text>
    );
  if (preferredTime) {
    const requested = officeInstant(preferredDate, preferredTime).toISOString();
    return (
      <>
        <DateTimeText value={requested} stacked />
        <HoldLine consultation={consultation} />
      </>
    );
  }
  return (
    <>
      <DateText value={preferredDate} stacked />
      <Text span display="block" c="dimmed" fz="xs">
        {t('consultations.timeOpen')}
      </Text>
    </>
  );
}
