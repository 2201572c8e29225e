import { MeetingType } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { formatTimeOfDay } from '@consultancy/client-shared/calendar/times';
import { officeToday } from '@consultancy/client-shared/format';
import { Box, NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { choicesOf } from '../../ui/choices-of';
import common from '../../ui/common.module.css';
import { DateField } from '../../ui/date-field';
import { useConsultants } from './consultants/use-consultants';
import { CONSULTATION_TYPES, DURATIONS, MEETING_TYPES, TIME_SLOTS } from './consultation-choices';
import type { ConsultationFields } from './use-consultation-form';

const WIDE = { gridColumn: '1 / -1' };

/** The four sections of the form. */
export function ConsultationFieldsets({ form }: { form: UseFormReturnType<ConsultationFields> }) {
  const t = useTranslations();
  const reading = useReading();
  const { areThere, choicesFor } = useConsultants();
  const label = (name: keyof ConsultationFields) => t(`consultations.form.fields.${name}`);
  const field = (name: keyof ConsultationFields) => ({ label: label(name), ...form.getInputProps(name) });
  const none = { value: '', label: t('consultations.form.choose') };
  return (
    <>
      <Section title={t('consultations.form.client')}>
        <TextInput {...field('clientName')} required maxLength={120} data-autofocus />
        <TextInput
          {...field('clientEmail')}
          type="email"
          maxLength={254}
          description={t('consultations.form.emailHint')}
        />
        <TextInput {...field('clientPhone')} type="tel" maxLength={40} />
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
        <DateField {...field('day')} min={officeToday()} />
        <NativeSelect
          {...field('time')}
          data={[none, ...choicesOf(TIME_SLOTS, (value) => formatTimeOfDay(value, reading))]}
        />
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
      </Section>
      <Section title={t('consultations.form.additional')}>
        <Textarea {...field('description')} style={WIDE} rows={3} maxLength={5000} />
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
