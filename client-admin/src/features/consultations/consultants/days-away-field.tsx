import { useReading } from '@consultancy/client-shared/calendar';
import { formatDate } from '@consultancy/client-shared/format';
import { Box, Flex, Input, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AddButton } from '../../../ui/add-button';
import common from '../../../ui/common.module.css';
import { DateField } from '../../../ui/date-field';
import { IconButton } from '../../../ui/icon-button';
import type { AwayValue } from './consultant-values';

interface DaysAwayFieldProps {
  value: AwayValue[];
  onChange: (away: AwayValue[]) => void;
  error?: ReactNode;
}

/** When somebody is away, one time below the other. */
export function DaysAwayField({ value: away, onChange, error }: DaysAwayFieldProps) {
  const t = useTranslations();
  const reading = useReading();
  const change = (index: number, changes: Partial<AwayValue>) =>
    onChange(away.map((absence, at) => (at === index ? { ...absence, ...changes } : absence)));
  return (
    <Input.Wrapper error={error} data-wide>
      {away.length === 0 && (
        <Text c="dimmed" inherit>
          {t('consultants.form.noneAway')}
        </Text>
      )}
      <Flex component="ul" direction="column">
        {away.map(({ from, to, reason }, index) => (
          <Flex
            component="li"
            key={index}
            className={common.below}
            pos="relative"
            py="md"
            pr={40}
            direction={{ base: 'column', sm: 'row' }}
            rowGap="xs"
            columnGap="md"
          >
            <Box w={{ sm: '12rem' }} flex="none">
              <DateField
                label={t('consultants.form.from')}
                value={from}
                // Most are away for one day, or choose the last one next.
                onChange={(day) => change(index, { from: day, to: to && to >= day ? to : day })}
                required
              />
            </Box>
            <Box w={{ sm: '12rem' }} flex="none">
              <DateField
                label={t('consultants.form.to')}
                value={to}
                onChange={(day) => change(index, { to: day })}
                required
              />
            </Box>
            <TextInput
              flex={1}
              label={t('consultants.form.reason')}
              maxLength={500}
              value={reason}
              onChange={(event) => change(index, { reason: event.currentTarget.value })}
            />
            <IconButton
              label={t('consultants.form.removeAway', { day: from ? formatDate(from, reading) : '–' })}
              icon={IconX}
              pos="absolute"
              top={16}
              right={0}
              onClick={() => onChange(away.toSpliced(index, 1))}
            />
          </Flex>
        ))}
      </Flex>
      <AddButton
        label={t('consultants.form.addAway')}
        onClick={() => onChange([...away, { from: '', to: '', reason: '' }])}
      />
    </Input.Wrapper>
  );
}
