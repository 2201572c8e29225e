import { useReading } from '@consultancy/client-shared/calendar';
import { formatTimeOfDay } from '@consultancy/client-shared/calendar/times';
import { Input, NativeSelect, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './hours-field.module.css';
import type { HoursValue } from './hours-value';

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 ? '30' : '00'}`;
});

interface HoursFieldProps {
  /** What the day is called. */
  name: string;
  value: HoursValue;
  onChange: (hours: HoursValue) => void;
  error?: ReactNode;
  /** What is said of a day without hours. */
  closed?: string | undefined;
}

/** From when to when clients are received on a day: a switch, and from when to when, on both clocks. */
export function HoursField({ name, value, onChange, error, closed }: HoursFieldProps) {
  const t = useTranslations();
  const time = (field: 'opens' | 'closes') => (
    <TimeSelect
      label={t(`hours.${field}`, { day: name })}
      value={value[field]}
      isInvalid={Boolean(error)}
      onChange={(chosen) => onChange({ ...value, [field]: chosen })}
    />
  );
  return (
    <Input.Wrapper error={error}>
      <div className={classes.hours} role="group" aria-label={name}>
        <Switch
          label={name}
          checked={value.isOpen}
          onChange={(event) => onChange({ ...value, isOpen: event.currentTarget.checked })}
        />
        {value.isOpen ? (
          <div className={classes.times}>
            {time('opens')}
            <span aria-hidden>–</span>
            {time('closes')}
          </div>
        ) : (
          <span className={classes.closed}>{closed ?? t('hours.closed')}</span>
        )}
      </div>
    </Input.Wrapper>
  );
}

interface TimeSelectProps {
  label: string;
  value: string;
  isInvalid: boolean;
  onChange: (time: string) => void;
}

function TimeSelect({ label, value, isInvalid, onChange }: TimeSelectProps) {
  const reading = useReading();
  // The API takes any minute.
  const times = HALF_HOURS.includes(value) ? HALF_HOURS : [...HALF_HOURS, value].sort();
  return (
    <NativeSelect
      aria-label={label}
      className={classes.time}
      value={value}
      error={isInvalid}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={times.map((time) => ({ value: time, label: formatTimeOfDay(time, reading) }))}
    />
  );
}
