import { Button, Text } from '@mantine/core';
import { IconInbox, IconSearchOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { EmptyBox } from '../empty-box';
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
    <EmptyBox>
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
    </EmptyBox>
  );
}
