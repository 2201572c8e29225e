import {
  getConsultationCalendarFile,
  useGetConsultation,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { officeInstant } from '@consultancy/client-shared/calendar/times';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarDown, IconCalendarShare } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Attachments } from '../../ui/attachments';
import { CameFrom } from '../../ui/came-from';
import { CopyText } from '../../ui/copy-text';
import { type Detail, Details, DetailsDialog } from '../../ui/details-dialog';
import { DownloadButton } from '../../ui/download-button';
import { ErasedNotice, PersonLink } from '../../ui/person';
import { QueuedActions } from '../../ui/queue';
import { ConsultantField } from './consultants/consultant-field';
import { useConsultants } from './consultants/use-consultants';
import { HoldLine, isTimeRequested } from './hold-line';
import { isMeeting, type Meeting } from './is-meeting';
import { MoveConsultation } from './move-consultation';
import { consultationLabels as labels } from './texts';

interface ConsultationDetailsProps {
  id: number;
  /** The consultation as the list shows it, until its own answer is there. */
  listed: ConsultationDto | undefined;
  onClose: () => void;
}

export function ConsultationDetails({ id, listed, onClose }: ConsultationDetailsProps) {
  const t = useTranslations();
  const details = useConsultationFields();
  const query = useGetConsultation(id, {
    query: { placeholderData: listed && { success: true, message: '', data: listed } },
  });
  return (
    <DetailsDialog
      title={t('consultations.details')}
      query={query}
      errorTitle={t('consultations.detailsFailed')}
      onClose={onClose}
    >
      {({ data }) => (
        <>
          {data.erasedAt && <ErasedNotice />}
          <Details details={details(data)} />
          {!data.erasedAt && <Attachments kind="consultation" id={id} />}
          <QueuedActions of={['consultationStatus']} recordId={id} />
          <PersonLink kind="consultation" id={id} />
          <Group mt="md" gap="sm">
            {data.scheduledAt && !data.erasedAt && (
              <DownloadButton
                load={(options) => getConsultationCalendarFile(id, options)}
                failed={t('consultations.calendarFile.failed')}
                icon={IconCalendarDown}
              >
                {t('consultations.calendarFile.download')}
              </DownloadButton>
            )}
            {isMeeting(data) && <MoveButton meeting={data} />}
          </Group>
        </>
      )}
    </DetailsDialog>
  );
}

function useConsultationFields(): (consultation: ConsultationDto) => Detail[] {
  const t = useTranslations();
  const { areThere } = useConsultants();
  return (consultation) => {
    const { clientEmail: email, clientPhone: phone, meetingLink } = consultation;
    const client: Detail[] = [
      [labels.clientEmail, email ? <a href={`mailto:${email}`}>{email}</a> : t('consultations.noEmail')],
      [
        labels.clientPhone,
        phone ? <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a> : t('consultations.notSpecified'),
      ],
      [labels.clientCompany, consultation.clientCompany],
    ];
    return [
      [labels.clientName, consultation.clientName],
      [labels.status, <StatusBadge status={consultation.status} />],
      ...(consultation.erasedAt ? [] : client),
      [t('consultations.fields.type'), t(`consultations.types.${consultation.type}`)],
      [t('consultations.fields.meetingType'), t(`consultations.meetingTypes.${consultation.meetingType}`)],
      [labels.topic, consultation.topic],
      [labels.description, consultation.description],
      timeOf(consultation),
      [
        t('consultations.fields.hold'),
        isTimeRequested(consultation) && <HoldLine consultation={consultation} />,
      ],
      ...(areThere ? [[labels.consultantId, <ConsultantField consultation={consultation} />] as Detail] : []),
      [
        t('consultations.fields.duration'),
        t('consultations.minutes', { minutes: String(consultation.duration) }),
      ],
      [labels.location, consultation.location],
      [labels.meetingLink, meetingLink && <a href={meetingLink}>{meetingLink}</a>],
      [labels.notes, consultation.notes],
      [
        t('consultations.fields.code'),
        consultation.referenceCode && <CopyText text={consultation.referenceCode} />,
      ],
      [t('cameFrom'), consultation.cameFrom && <CameFrom path={consultation.cameFrom} />],
      [t('consultations.fields.created'), <DateTimeText value={consultation.createdAt} />],
    ];
  };

  function timeOf({ scheduledAt, preferredDate, preferredTime }: ConsultationDto): Detail {
    if (scheduledAt) {
      return [t('consultations.fields.scheduled'), <DateTimeText value={scheduledAt} />];
    }
    return [t('consultations.fields.preferred'), requestedTimeOf(preferredDate, preferredTime)];
  }

  function requestedTimeOf(day: string | null, time: string | null): ReactNode {
    if (!day) return t('consultations.notSpecified');
    if (time) return <DateTimeText value={officeInstant(day, time).toISOString()} />;
    return (
      <>
        <DateText value={day} />, {t('consultations.timeOpen')}
      </>
    );
  }
}

/** The same as dragging it in the calendar, on every screen. */
function MoveButton({ meeting }: { meeting: Meeting }) {
  const t = useTranslations();
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size={17} aria-hidden />}
        onClick={dialog.open}
      >
        {t('consultations.move.open')}
      </Button>
      {isOpen && <MoveConsultation consultation={meeting} onClose={dialog.close} />}
    </>
  );
}
