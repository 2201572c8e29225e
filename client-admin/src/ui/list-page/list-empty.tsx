import { Button, Stack, Text } from '@mantine/core';
import { IconInbox, IconSearchOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import common from '../common.module.css';
import type { ListState } from './use-list-state';

interface ListEmptyProps {
  text: string;
  /** What can be done about it. */
  hint?: string;
  list: Pick<ListState, 'isFiltered' | 'clear'>;
}

/** No rows, and the way back to some where filters are the reason. */
export function ListEmpty({ text, hint, list }: ListEmptyProps) {
  const t = useTranslations();
  const Glyph = list.isFiltered ? IconSearchOff : IconInbox;
  return (
    <Stack
      className={common.empty}
      py="var(--space-8)"
      px="md"
      c="dimmed"
      ta="center"
      gap="sm"
      align="center"
    >
      <Glyph size={28} stroke={1.4} aria-hidden />
      <div role="status">
        <p>{text}</p>
        {hint && <Text fz="sm">{hint}</Text>}
      </div>
      {list.isFiltered && (
        <Button variant="default" onClick={list.clear}>
          {t('list.clearFilters')}
        </Button>
      )}
    </Stack>
  );
}
