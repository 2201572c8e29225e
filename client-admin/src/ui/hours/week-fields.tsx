import { Flex } from '@mantine/core';
import type { ReactNode } from 'react';
import { HoursField } from './hours-field';
import { type HoursValue, nameOfWeekday, type Weekday, WEEKDAYS, type WeekValues } from './hours-value';

interface WeekFieldsProps {
  values: WeekValues;
  onChange: (weekday: Weekday, hours: HoursValue) => void;
  errors: Record<string, ReactNode>;
  /** What is said of a day without hours. */
  closed?: string;
}

/** The hours of a week, one day below the other. */
export function WeekFields({ values, onChange, errors, closed }: WeekFieldsProps) {
  return (
    // Below the name of their day on a phone, and nearer to it than to the next.
    <Flex direction="column" gap={{ base: 'md', sm: 'xs' }} data-wide>
      {WEEKDAYS.map((weekday) => (
        <HoursField
          key={weekday}
          name={nameOfWeekday(weekday)}
          value={values[weekday]}
          onChange={(hours) => onChange(weekday, hours)}
          error={errors[weekday]}
          closed={closed}
        />
      ))}
    </Flex>
  );
}
