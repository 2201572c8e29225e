import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { officeInstant } from '@consultancy/client-shared/calendar/times';
import { StatusBadge } from '@consultancy/client-shared/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Detail, Details } from '../../ui/details-dialog';
import { consultationLabels as labels } from './texts';

interface ConsultationFieldsProps {
  consultation: ConsultationDto;
  /** In place of its badge. */
  status?: ReactNode;
  /** What else there is to say, below. */
  more?: Detail[];
}

/** What a consultation says, to be read. */
export function ConsultationFields({ consultation, status, more = [] }: ConsultationFieldsProps) {
  const t = useTranslations();
  const { clientEmail: email, clientPhone: phone, meetingLink, scheduledAt } = consultation;
  const client: Detail[] = [
    [labels.clientEmail, email ? <a href={`mailto:${email}`}>{email}</a> : t('consultations.noEmail')],
    [
      labels.clientPhone,
      phone ? <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a> : t('consultations.notSpecified'),
    ],
    [labels.clientCompany, consultation.clientCompany],
  ];
  const time: Detail = scheduledAt
    ? [t('consultations.fields.scheduled'), <DateTimeText value={scheduledAt} />]
    : [t('consultations.fields.preferred'), <PreferredTime consultation={consultation} />];
  return (
    <Details
      details={[
        [labels.clientName, consultation.clientName],
        [labels.status, status ?? <StatusBadge status={consultation.status} />],
        ...(consultation.erasedAt ? [] : client),
        [t('consultations.fields.type'), t(`consultations.types.${consultation.type}`)],
        [t('consultations.fields.meetingType'), t(`consultations.meetingTypes.${consultation.meetingType}`)],
        [labels.topic, consultation.topic],
        [labels.description, consultation.description],
        time,
        [labels.location, consultation.location],
        [labels.meetingLink, meetingLink && <a href={meetingLink}>{meetingLink}</a>],
        [labels.notes, consultation.notes],
        [t('consultations.fields.created'), <DateTimeText value={consultation.createdAt} />],
        ...more,
      ]}
    />
  );
}

function PreferredTime({
  consultation: { preferredDate: day, preferredTime: time },
}: ConsultationFieldsProps) {
  const t = useTranslations();
  if (!day) return t('consultations.notSpecified');
  if (time) return <DateTimeText value={officeInstant(day, time).toISOString()} />;
  return (
    <>
      <DateText value={day} />, {t('consultations.timeOpen')}
    </>
  );
}
