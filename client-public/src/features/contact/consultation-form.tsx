import {
  type CreateConsultationForm,
  MeetingType,
  ConsultationType,
  type RequestedConsultationDto,
} from '@consultancy/client-shared/api/model';
import { DatePicker } from '@consultancy/client-shared/calendar/date-picker';
import { officeToday } from '@consultancy/client-shared/format';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type MouseEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { leadingPage } from '../../lib/leading-page';
import { ActionForm } from '../../ui/form/action-form';
import { EmailField, NameField, PhoneField, SelectField, TextAreaField } from '../../ui/form/fields';
import formClasses from '../../ui/form/form.module.css';
import { SubmissionNotices } from '../../ui/form/submission-notices';
import { SuccessPanel } from '../../ui/form/success-panel';
import { typedSince } from '../../ui/form/typed-since';
import { useDraft } from '../../ui/form/use-draft';
import { useRules } from '../../ui/form/use-rules';
import { useSubmission } from '../../ui/form/use-submission';
import { useDateTime } from '../../ui/use-date-time';
import { AttachmentsField } from './attachments/attachments-field';
import { useAttachments } from './attachments/use-attachments';
import { Honeypot } from './honeypot';
import { topicOf, useInterestOptions } from './project-interests';
import { ReferenceCode } from './reference-code';
import { secondsShown } from './seconds-shown';
import { SlotPicker } from './slot-picker';
import { useAvailability, useTimesAnew } from './use-availability';
import { useClosedDays } from './use-closed-days';

function emptyForm() {
  return {
    projectType: '',
    /** Empty until a day is chosen. */
    date: '',
    time: '',
    message: '',
    name: '',
    email: '',
    phone: '',
    website: '',
  };
}

type Values = ReturnType<typeof emptyForm>;

export function ConsultationForm() {
  const t = useTranslations('contact');
  const tSite = useTranslations('site');
  const rules = useRules();
  const dateTime = useDateTime();
  const interests = useInterestOptions();
  const closedOn = useClosedDays();
  const [isDone, setDone] = useState(false);
  const today = officeToday();
  const [isDayTouched, setDayTouched] = useState(false);
  const openingDay = useAvailability(today).data?.data.nextAvailable?.date ?? today;
  /** Until somebody chooses a day it is the first one with a free time. */
  const dayOf = (chosen: string) => chosen || (isDayTouched ? '' : openingDay);
  const form = useForm<Values>({
    initialValues: emptyForm(),
    validate: {
      date: (value) => {
        const day = dayOf(value);
        if (day === '') return tSite('form.required');
        return day < today ? t('consultation.pastDate') : null;
      },
      message: rules.optional('message'),
      name: rules.required('name'),
      email: rules.optionalEmail,
      phone: rules.required('phone'),
    },
  });
  useDraft('consultation', form);
  const attachments = useAttachments();
  const empty = (values: Values) => {
    form.setValues((now) => typedSince({ ...values, ...now }, values, emptyForm()));
    setDayTouched(false);
  };
  const { action, sent, send, notices } = useSubmission('consultation', form, {
    attachments,
    onSent: (_answer, values) => {
      empty(values);
      setDone(true);
    },
    onWaiting: empty,
  });
  useTimesAnew(sent, action.error);
  const { projectType, time } = form.values;
  const date = dayOf(form.values.date);

  function closeDone({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // Back to where the next request begins.
    currentTarget.form?.querySelector('select')?.focus();
    setDone(false);
  }

  /** What became of the time that was requested. */
  function holdOf(request: RequestedConsultationDto | undefined): string[] {
    if (request?.heldUntil) return [t('consultation.held', { when: dateTime(request.heldUntil) })];
    return request?.preferredTime ? [t('consultation.notHeld')] : [];
  }

  function chooseDay(day: string) {
    setDayTouched(true);
    form.setFieldValue('date', day);
  }

  function submit(values: Values) {
    setDone(false);
    send(consultationOf({ ...values, date }), { ...values, date });
  }

  return (
    <ActionForm
      action={action}
      form={form}
      onSend={submit}
      failed={t('consultation.failed')}
      submit={t('consultation.submit')}
      sending={t('consultation.sending')}
      disabled={!projectType || !time}
      nameFields={fieldsOfForm}
    >
      <SubmissionNotices {...notices} />
      {isDone && (
        <SuccessPanel
          title={t('consultation.doneTitle')}
          text={[t('consultation.doneText'), ...holdOf(sent)].join(' ')}
        >
          <ReferenceCode code={sent?.referenceCode} phone={sent?.clientPhone} />
          <Button variant="outline" size="sm" onClick={closeDone}>
            {tSite('action.close')}
          </Button>
        </SuccessPanel>
      )}
      <SelectField
        label={t('consultation.projectType')}
        placeholder={tSite('form.choose')}
        options={interests}
        required
        half
        {...form.getInputProps('projectType')}
      />
      <DatePicker
        label={t('consultation.date')}
        min={today}
        closedOn={closedOn}
        required
        className={formClasses.half}
        {...form.getInputProps('date')}
        value={date}
        onChange={chooseDay}
      />
      <SlotPicker
        date={date}
        value={time}
        onChange={(slot) => form.setFieldValue('time', slot)}
        onNext={(next) => form.setValues(next)}
      />
      <TextAreaField label={t('consultation.message')} rows={4} {...form.getInputProps('message')} />
      <AttachmentsField
        attachments={attachments}
        error={form.errors['attachments']}
        isSending={action.isPending}
      />
      <NameField label={t('consultation.name')} {...form.getInputProps('name')} />
      <EmailField
        label={t('consultation.email')}
        description={t('consultation.emailHint')}
        required={false}
        half
        {...form.getInputProps('email')}
      />
      <PhoneField label={t('consultation.phone')} required half {...form.getInputProps('phone')} />
      <Honeypot {...form.getInputProps('website')} />
    </ActionForm>
  );
}

function consultationOf({
  projectType,
  date,
  time,
  message,
  name,
  email,
  phone,
  website,
}: Values): CreateConsultationForm {
  return {
    clientName: name.trim(),
    clientEmail: email.trim() || undefined,
    clientPhone: phone.trim(),
    type: ConsultationType.INITIAL,
    meetingType: MeetingType.PHONE,
    topic: topicOf(projectType),
    description: message.trim() || undefined,
    preferredDate: date || undefined,
    preferredTime: (time || undefined) as CreateConsultationForm['preferredTime'],
    cameFrom: leadingPage(),
    website: website || undefined,
    secondsShown: secondsShown(),
  };
}

/** What the server says of its fields, by the names they have here. */
function fieldsOfForm(errors: Record<string, string>): Record<string, string | undefined> {
  return {
    name: errors['clientName'],
    email: errors['clientEmail'],
    phone: errors['clientPhone'],
    message: errors['description'],
    date: errors['preferredDate'] ?? errors['preferredTime'],
    projectType: errors['topic'],
    attachments: errors['attachments'],
  };
}
