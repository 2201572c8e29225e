import { useReading } from '@consultancy/client-shared/calendar';
import { formatDate } from '@consultancy/client-shared/format';
import { Box, Flex, Input, SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AddButton } from '../../ui/add-button';
import common from '../../ui/common.module.css';
import { DateField } from '../../ui/date-field';
import { HoursField } from '../../ui/hours';
import { IconButton } from '../../ui/icon-button';
import { type DayValue, dayValue } from './office-hours-values';
import classes from './office-hours.module.css';
import { useHolidayName } from './use-holiday-name';

interface SpecialDaysProps {
  value: DayValue[];
  onChange: (days: DayValue[]) => void;
  error?: ReactNode;
}

/** The days that staff entered, one below the other. */
export function SpecialDays({ value: days, onChange, error }: SpecialDaysProps) {
  const t = useTranslations();
  const reading = useReading();
  const holidayName = useHolidayName();
  const change = (index: number, changes: Partial<DayValue>) =>
    onChange(days.map((day, at) => (at === index ? { ...day, ...changes } : day)));
  return (
    <Input.Wrapper error={error} data-wide>
      {days.length === 0 && (
        <Text c="dimmed" inherit>
          {t('settings.office.none')}
        </Text>
      )}
      <Flex component="ul" direction="column">
        {days.map((day, index) => {
          const name = day.holiday ? holidayName(day.holiday) : day.en;
          const called = name || (day.day ? formatDate(day.day, reading) : t('settings.office.day'));
          return (
            <Box
              component="li"
              key={index}
              className={`${common.below} ${classes.day}`}
              pos="relative"
              py="md"
              pr="2.5rem"
            >
              <DateField
                label={t('settings.office.day')}
                value={day.day}
                onChange={(chosen) => change(index, { day: chosen })}
              />
              {day.holiday ? (
                <Text lh="2.25rem" style={{ alignSelf: 'end' }}>
                  {name}
                </Text>
              ) : (
                <SimpleGrid minColWidth="11rem" spacing="xs">
                  <TextInput
                    label={t('settings.office.name')}
                    required
                    maxLength={120}
                    value={day.en}
                    onChange={(event) => change(index, { en: event.currentTarget.value })}
                  />
                  <TextInput
                    label={t('settings.office.nameAm')}
                    lang="am"
                    maxLength={120}
                    value={day.am}
                    onChange={(event) => change(index, { am: event.currentTarget.value })}
                  />
                  <TextInput
                    label={t('settings.office.nameOm')}
                    lang="om"
                    maxLength={120}
                    value={day.om}
                    onChange={(event) => change(index, { om: event.currentTarget.value })}
                  />
                </SimpleGrid>
              )}
              <HoursField
                name={t('settings.office.isOpen')}
                value={day.hours}
                onChange={(hours) => change(index, { hours })}
              />
              <IconButton
                label={t('settings.office.remove', { name: called })}
                icon={IconX}
                pos="absolute"
                top={16}
                right={0}
                onClick={() => onChange(days.toSpliced(index, 1))}
              />
            </Box>
          );
        })}
      </Flex>
      <AddButton
        label={t('settings.office.add')}
        onClick={() => onChange([...days, dayValue({ day: '' })])}
      />
    </Input.Wrapper>
  );
}
