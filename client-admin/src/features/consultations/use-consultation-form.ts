import { ApiError, randomId } from '@consultancy/client-shared/api';
import {
  getListConsultationsQueryKey,
  requestConsultation,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import {
  type ConsultationType,
  type CreateConsultationDto,
  type CreateConsultationDtoDuration,
  MeetingType,
  type TimeSlot,
} from '@consultancy/client-shared/api/model';
import { officeDay, officeInstant } from '@consultancy/client-shared/format';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useDeed } from '../../ui/use-deed';

/** What stands in the fields; an empty text means that nothing is chosen. */
export interface ConsultationFields {
  clientName: string;
  clientEmail: string;
  clientPhone: string;
  clientCompany: string;
  type: ConsultationType | '';
  topic: string;
  meetingType: MeetingType | '';
  location: string;
  /** YYYY-MM-DD on the office's calendar. */
  day: string;
  time: TimeSlot | '';
  /** Minutes. */
  duration: CreateConsultationDtoDuration;
  description: string;
}

const REQUIRED = ['clientName', 'clientEmail', 'type', 'topic', 'meetingType'] as const;
const USUAL_DURATION = 60;

/** The fields of a new consultation, which stay as they are until it is scheduled. */
export function useConsultationForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const form = useForm<ConsultationFields>({ initialValues: emptyFields() });
  const isComplete = REQUIRED.every((name) => form.values[name].trim() !== '');

  const reset = () => {
    form.setInitialValues(emptyFields());
    form.reset();
  };
  const create = useDeed({
    // A retry of the same submission must not file a second consultation.
    work: ({ fields, key }: { fields: ConsultationFields; key: string }) =>
      requestConsultation(toRequest(fields), { headers: { 'Idempotency-Key': key } }),
    done: () => t('consultations.scheduled'),
    failed: t('consultations.scheduleFailed'),
    refreshes: [getListConsultationsQueryKey()],
    onDone: () => {
      reset();
      onDone();
    },
    onFailed: (failure) => {
      if (failure instanceof ApiError) form.setErrors(toFieldErrors(failure));
      return false;
    },
  });

  return {
    form,
    isComplete,
    isPending: create.isPending,
    reset,
    submit: () => {
      if (isComplete && !create.isPending) create.mutate({ fields: form.values, key: randomId() });
    },
  };
}

function emptyFields(): ConsultationFields {
  return {
    clientName: '',
    clientEmail: '',
    clientPhone: '',
    clientCompany: '',
    type: '',
    topic: '',
    meetingType: '',
    location: '',
    day: officeDay(new Date()),
    time: '',
    duration: USUAL_DURATION,
    description: '',
  };
}

/** What is empty is left out. */
function toRequest(fields: ConsultationFields): CreateConsultationDto {
  const { day, time, location, clientPhone, clientCompany, description, ...rest } = fields;
  const given = Object.entries({ clientPhone, clientCompany, description }).filter(([, text]) => text.trim());
  const isThere = fields.meetingType === MeetingType.IN_PERSON && location.trim();
  return {
    ...(rest as Pick<CreateConsultationDto, 'type' | 'meetingType'> & typeof rest),
    ...Object.fromEntries(given),
    ...(isThere && { location }),
    // Midnight there stands for a day without a time.
    ...(day && { preferredDate: officeInstant(day, time || '00:00').toISOString() }),
    ...(time && { preferredTime: time }),
  };
}

function toFieldErrors({ fieldErrors }: ApiError): Record<string, string | undefined> {
  const { preferredDate, preferredTime, ...others } = fieldErrors;
  return { ...others, day: preferredDate, time: preferredTime };
}
