import { Group, Text } from '@mantine/core';
import { type Icon, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../icon-button';
import classes from './sortable-list.module.css';

export type Step = -1 | 1;

interface StepsProps extends Record<'id' | 'name' | 'place' | 'total', string> {
  index: number;
  handle: ReactNode;
  onStep: (index: number, step: Step) => void;
}

/** The number of an entry, its handle, and the buttons that move it. */
export function Steps({ id, name, place, total, index, handle, onStep }: StepsProps) {
  const t = useTranslations('sorting');
  const button = (step: Step, label: string, icon: Icon, isEnd: boolean) => (
    <IconButton
      {...{ label, icon }}
      // Not disabled: an entry that has reached the end keeps the focus.
      aria-disabled={isEnd}
      data-step={`${id} ${step}`}
      onClick={() => onStep(index, step)}
    />
  );
  return (
    <Group className={classes.steps} flex="none" gap={0} wrap="nowrap">
      <Text span className={classes.number} c="dimmed" fz="sm" aria-hidden>
        {place}
      </Text>
      {handle}
      {button(-1, t('up', { name }), IconArrowUp, index === 0)}
      {button(1, t('down', { name }), IconArrowDown, place === total)}
    </Group>
  );
}
