import { ApiError } from '@consultancy/client-shared/api';
import { useRequestConsultation } from '@consultancy/client-shared/api/generated/consultations/consultations';
import {
  AgreedConsultationStatus,
  type ConsultationType,
  type CreateConsultationForm,
  type CreateConsultationFormDuration,
  MeetingType,
  type TimeSlot,
} from '@consultancy/client-shared/api/model';
import { officeInstant } from '@consultancy/client-shared/calendar/times';
import { officeToday } from '@consultancy/client-shared/format';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { useSavedValues, withLabel } from '../../ui/form-page';

const REQUIRED = ['clientName', 'type', 'topic', 'meetingType'] as const;
const USUAL_DURATION = 60;

/** Fields that the server names otherwise. */
const FORM_NAMES: Record<string, keyof ConsultationFields> = { preferredDate: 'day', preferredTime: 'time' };

const emptyFields = () => ({
  clientName: '',
  clientEmail: '',
  /** The client has no address: a phone number takes its place. */
  noEmail: false,
  clientPhone: '',
  clientCompany: '',
  type: '' as ConsultationType | '',
  topic: '',
  meetingType: '' as MeetingType | '',
  location: '',
  /** YYYY-MM-DD on the office's calendar. */
  day: officeToday(),
  time: '' as TimeSlot | '',
  /** Id; empty for the first who is free. */
  consultantId: '',
  /** Minutes. */
  duration: USUAL_DURATION as CreateConsultationFormDuration,
  description: '',
  /** For staff alone. */
  notes: '',
  /** It stays a request instead of being scheduled at once. */
  asksClient: false,
});

/** The values of the fields; an empty text means that nothing is chosen. */
export type ConsultationFields = ReturnType<typeof emptyFields>;

/** The fields of a new consultation. They stay as they are, in this browser too, until it is scheduled or given up. */
export function useConsultationForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations();
  const [saved, keep, forget] = useSavedValues('consultation', undefined, emptyFields);
  const form = useForm<ConsultationFields>({
    initialValues: withoutPastDay(saved),
    onValuesChange: keep,
  });
  const isGiven = (name: keyof ConsultationFields) => String(form.values[name]).trim() !== '';
  const reachedBy = form.values.noEmail ? 'clientPhone' : 'clientEmail';
  const isComplete = [...REQUIRED, reachedBy].every((name) => isGiven(name as keyof ConsultationFields));

  /** By the form's own names of the fields, and in the words of their labels. */
  const fieldErrors = (failure: ApiError): Record<string, string> =>
    Object.fromEntries(
      Object.entries(failure.fieldErrors).map(([name, message]) => {
        const field = FORM_NAMES[name] ?? (name as keyof ConsultationFields);
        return [field, withLabel(message, name, t(`consultations.form.fields.${field}`))];
      }),
    );

  const reset = () => {
    form.setInitialValues(emptyFields());
    form.reset();
  };
  const create = useRequestConsultation({
    mutation: {
      meta: { success: t('consultations.scheduled'), error: t('consultations.scheduleFailed') },
      onSuccess: () => {
        reset();
        forget();
        onDone();
      },
      onError: (failure) => {
        const errors = failure instanceof ApiError ? fieldErrors(failure) : {};
        // The time is taken: nothing was stored.
        if (failure.status === 409) errors['time'] = failure.message;
        form.setErrors(errors);
        const [first] = Object.keys(errors);
        if (first) form.getInputNode(first)?.focus();
      },
    },
  });

  return {
    form,
    isComplete,
    isPending: create.isPending,
    reset,
    submit: () => {
      if (isComplete && !create.isPending) create.mutate({ data: toRequest(form.values) });
    },
  };
}

/** What was stored may be of another day. */
function withoutPastDay(fields: ConsultationFields): ConsultationFields {
  const today = officeToday();
  return fields.day < today ? { ...fields, day: today } : fields;
}

/** What is empty is left out. */
function toRequest(fields: ConsultationFields): CreateConsultationForm {
  const { day, time, location, clientEmail, noEmail, clientPhone, clientCompany, ...others } = fields;
  const { description, notes, asksClient, consultantId, ...rest } = others;
  const email = noEmail ? '' : clientEmail;
  const given = Object.entries({ clientEmail: email, clientPhone, clientCompany, description, notes }).filter(
    ([, text]) => text.trim(),
  );
  const isThere = fields.meetingType === MeetingType.IN_PERSON && location.trim();
  return {
    ...(rest as Pick<CreateConsultationForm, 'type' | 'meetingType'> & typeof rest),
    ...Object.fromEntries(given),
    ...(noEmail && { noEmail }),
    ...(!asksClient && { status: AgreedConsultationStatus.SCHEDULED }),
    ...(isThere && { location }),
    // Midnight means a day without a time.
    ...(day && { preferredDate: officeInstant(day, time || '00:00').toISOString() }),
    ...(time && { preferredTime: time }),
    ...(consultantId && { consultantId: Number(consultantId) }),
  };
}
