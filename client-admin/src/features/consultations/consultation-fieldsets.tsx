import { useGetConsultationAvailability } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { MeetingType } from '@consultancy/client-shared/api/model';
import { officeToday } from '@consultancy/client-shared/format';
import { Box, Checkbox, NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { choicesOf } from '../../ui/choices-of';
import common from '../../ui/common.module.css';
import { DateField } from '../../ui/date-field';
import { useConsultants } from './consultants/use-consultants';
import { CONSULTATION_TYPES, DURATIONS, MEETING_TYPES, TIME_SLOTS } from './consultation-choices';
import { useTimeChoices } from './time-choices';
import { useClosedDay } from './use-closed-day';
import type { ConsultationFields } from './use-consultation-form';

const WIDE = { gridColumn: '1 / -1' };

/** The four sections of the form. */
export function ConsultationFieldsets({ form }: { form: UseFormReturnType<ConsultationFields> }) {
  const t = useTranslations();
  const { areThere, choicesFor } = useConsultants();
  const label = (name: keyof ConsultationFields) => t(`consultations.form.fields.${name}`);
  const field = (name: keyof ConsultationFields) => ({ label: label(name), ...form.getInputProps(name) });
  const { noEmail, day, time, duration, consultantId } = form.values;
  const closedDay = useClosedDay(day);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  const availability = useGetConsultationAvailability({ date: day }, { query: { enabled: isDay } });
  const times = useTimeChoices({
    ...{ day, times: TIME_SLOTS, duration, slots: availability.data?.data.slots },
    consultant: consultantId ? Number(consultantId) : areThere ? 'free' : null,
  });
  const none = { value: '', label: t('consultations.form.choose') };
  return (
    <>
      <Section title={t('consultations.form.client')}>
        <TextInput {...field('clientName')} required maxLength={120} data-autofocus />
        <TextInput
          {...field('clientEmail')}
          {...(noEmail && { value: '' })}
          type="email"
          required={!noEmail}
          disabled={noEmail}
          maxLength={254}
        />
        <TextInput {...field('clientPhone')} type="tel" required={noEmail} maxLength={40} />
        <Checkbox
          label={label('noEmail')}
          description={t('consultations.form.noEmailHint')}
          {...form.getInputProps('noEmail', { type: 'checkbox' })}
        />
        <TextInput {...field('clientCompany')} maxLength={120} />
      </Section>
      <Section title={t('consultations.form.details')}>
        <NativeSelect
          {...field('type')}
          required
          data={[none, ...choicesOf(CONSULTATION_TYPES, (value) => t(`consultations.types.${value}`))]}
        />
        <NativeSelect
          {...field('meetingType')}
          required
          data={[none, ...choicesOf(MEETING_TYPES, (value) => t(`consultations.meetingTypes.${value}`))]}
        />
        <TextInput {...field('topic')} style={WIDE} required maxLength={200} />
        {form.values.meetingType === MeetingType.IN_PERSON && (
          <TextInput {...field('location')} style={WIDE} maxLength={500} />
        )}
      </Section>
      <Section title={t('consultations.form.scheduling')}>
        <div>
          <DateField {...field('day')} min={officeToday()} />
          <Text c="var(--tone-yellow)" fz="xs" role="status">
            {closedDay}
          </Text>
        </div>
        <div>
          <NativeSelect {...field('time')} data={[none, ...times.choices]} />
          <Text c="var(--tone-yellow)" fz="xs" role="status">
            {times.takenText(time)}
          </Text>
        </div>
        <NativeSelect
          {...field('duration')}
          value={String(form.values.duration)}
          onChange={(event) =>
            form.setFieldValue(
              'duration',
              Number(event.currentTarget.value) as ConsultationFields['duration'],
            )
          }
          data={DURATIONS.map((minutes) => ({
            value: String(minutes),
            label: t('consultations.minutes', { minutes: String(minutes) }),
          }))}
        />
        {areThere && (
          <NativeSelect
            {...field('consultantId')}
            data={[{ value: '', label: t('consultants.anybody') }, ...choicesFor(null)]}
          />
        )}
        <Checkbox
          style={WIDE}
          label={label('asksClient')}
          description={t('consultations.form.askClientHint')}
          {...form.getInputProps('asksClient', { type: 'checkbox' })}
        />
      </Section>
      <Section title={t('consultations.form.additional')}>
        <Textarea
          {...field('description')}
          description={t('consultations.form.descriptionHint')}
          style={WIDE}
          rows={3}
          maxLength={5000}
        />
        <Textarea
          {...field('notes')}
          description={t('consultations.form.notesHint')}
          style={WIDE}
          rows={3}
          maxLength={5000}
        />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" miw={0} mb="md" bd="0">
      <Text className={common.below} component="legend" w="100%" mb="xs" pb={4} fw={600} inherit>
        {title}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="sm">
        {children}
      </SimpleGrid>
    </Box>
  );
}
