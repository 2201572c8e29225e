import { Input, Switch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TimeField } from '../time-field';
import classes from './hours-field.module.css';
import type { HoursValue } from './hours-value';

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
    <TimeField
      aria-label={t(`hours.${field}`, { day: name })}
      flex="0 1 13rem"
      value={value[field]}
      error={Boolean(error)}
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
          <Text span c="dimmed" inherit>
            {closed ?? t('hours.closed')}
          </Text>
        )}
      </div>
    </Input.Wrapper>
  );
}
