import { Flex, Group, Input, Switch, Text } from '@mantine/core';
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
      <Flex
        role="group"
        aria-label={name}
        mih="2.25rem"
        gap={{ base: 4, sm: 'md' }}
        direction={{ base: 'column', sm: 'row' }}
        align={{ sm: 'center' }}
      >
        <Switch
          miw="9rem"
          label={name}
          checked={value.isOpen}
          onChange={(event) => onChange({ ...value, isOpen: event.currentTarget.checked })}
        />
        {value.isOpen ? (
          <Group className={classes.times} flex={1} gap="xs" wrap="nowrap">
            {time('opens')}
            <span aria-hidden>–</span>
            {time('closes')}
          </Group>
        ) : (
          <Text span c="dimmed" inherit>
            {closed ?? t('hours.closed')}
          </Text>
        )}
      </Flex>
    </Input.Wrapper>
  );
}
