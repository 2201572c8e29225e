import {
  type CreateConsultationForm,
  MeetingType,
  ConsultationType,
} from '@consultancy/client-shared/api/model';
import { DatePicker } from '@consultancy/client-shared/calendar/date-picker';
import { officeToday } from '@consultancy/client-shared/format';
import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { leadingPage } from '../../lib/leading-page';
import { receiptKey } from '../../lib/submissions/receipts';
import { ActionForm } from '../../ui/form/action-form';
import { EmailField, NameField, PhoneField, SelectField, TextAreaField } from '../../ui/form/fields';
import formClasses from '../../ui/form/form.module.css';
import { ReceiptLine } from '../../ui/form/receipt-line';
import { SubmissionNotices } from '../../ui/form/submission-notices';
import { SuccessPanel } from '../../ui/form/success-panel';
import { typedSince } from '../../ui/form/typed-since';
import { useDraft } from '../../ui/form/use-draft';
import { useRules } from '../../ui/form/use-rules';
import { useSubmission } from '../../ui/form/use-submission';
import { Group, Stack } from '../../ui/layout';
import { AttachmentsField } from './attachments/attachments-field';
import { useAttachments } from './attachments/use-attachments';
import { Honeypot } from './honeypot';
import { topicOf, useInterestOptions } from './project-interests';
import { secondsShown } from './seconds-shown';
import { SlotPicker } from './slot-picker';
import { useTimesAnew } from './use-availability';
import { useClosedDays } from './use-closed-days';

function emptyForm() {
  return {
    projectType: '',
    /** Empty until a day is chosen: it is today then. */
    date: '',
    time: '',
    message: '',
    name: '',
    email: '',
    /** Filled in where the phone takes the place of the email. */
    noEmail: '',
    phone: '',
    website: '',
  };
}

type Values = ReturnType<typeof emptyForm>;

export function ConsultationForm() {
  const t = useTranslations('contact');
  const tSite = useTranslations('site');
  const rules = useRules();
  const interests = useInterestOptions();
  const closedOn = useClosedDays();
  const [isDone, setDone] = useState(false);
  const [booked, setBooked] = useState<object>();
  const today = officeToday();
  const [isDayTouched, setDayTouched] = useState(false);
  const dayOf = (chosen: string) => chosen || (isDayTouched ? '' : today);
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
      email: (value, { noEmail }) => (noEmail ? null : rules.email(value)),
      phone: rules.required('phone'),
    },
  });
  useDraft('consultation', form);
  const attachments = useAttachments();
  const empty = (values: Values) => {
    form.setValues((now) => typedSince({ ...values, ...now }, values, emptyForm()));
    setDayTouched(false);
  };
  const { action, send, notices } = useSubmission('consultation', form, {
    attachments,
    onSent: (values, receipt) => {
      empty(values);
      setBooked(receipt);
      setDone(true);
    },
  });
  useTimesAnew(booked, action.error);
  const { projectType, time, noEmail } = form.values;
  const date = dayOf(form.values.date);

  function chooseDay(day: string) {
    setDayTouched(true);
    form.setFieldValue('date', day);
  }

  function submit(values: Values) {
    setDone(false);
    send(consultationOf({ ...values, date }), { ...values, date });
  }

  return (
    <Stack gap="lg">
      <ReceiptLine form="consultation" />
      {isDone && (
        <SuccessPanel
          title={t('consultation.doneTitle')}
          text={t('consultation.doneText')}
          focusNext={receiptKey('consultation')}
          onClose={() => setDone(false)}
        />
      )}
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
          half
          {...form.getInputProps('email')}
          required={!noEmail}
          disabled={Boolean(noEmail)}
        />
        <PhoneField label={t('consultation.phone')} required half {...form.getInputProps('phone')} />
        <div>
          <Group component="label" align="baseline" wrap="nowrap">
            <input
              type="checkbox"
              checked={Boolean(noEmail)}
              onChange={({ currentTarget }) => {
                form.setFieldValue('noEmail', currentTarget.checked ? 'yes' : '');
                form.clearFieldError('email');
              }}
            />
            {t('consultation.noEmail')}
          </Group>
          {noEmail && (
            <Text c="dimmed" fz="sm" mt="half">
              {t('consultation.noEmailHint')}
            </Text>
          )}
        </div>
        <Honeypot {...form.getInputProps('website')} />
      </ActionForm>
    </Stack>
  );
}

function consultationOf({
  projectType,
  date,
  time,
  message,
  name,
  email,
  noEmail,
  phone,
  website,
}: Values): CreateConsultationForm & { noEmail?: true } {
  return {
    clientName: name.trim(),
    ...(noEmail ? { noEmail: true as const } : { clientEmail: email.trim() }),
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
