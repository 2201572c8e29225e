import { Button, Checkbox, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { BulkOutcome, type BulkStatus, StatusMenu } from '../bulk-status';
import type { Selection } from './use-selection';

interface BulkBarProps<Row extends { id: number }> {
  selection: Selection;
  /** Those on the screen. */
  rows: Row[];
  bulk: BulkStatus<Row>;
  /** Without it the list has no deletion of several records. */
  deletion?: { ask: (rows: Row[], onDone: () => void) => void; isPending: boolean };
}

/** Choosing all rows of the page, and what can be done with the chosen ones. */
export function BulkBar<Row extends { id: number }>({ selection, rows, bulk, deletion }: BulkBarProps<Row>) {
  const t = useTranslations();
  const count = selection.ids.length;
  const isAll = rows.length > 0 && count === rows.length;
  const chosen = rows.filter(({ id }) => selection.has(id));
  return (
    <Group mih={36} mb="xs">
      <Checkbox
        label={count > 0 ? t('list.selected', { count }) : t('list.selectAll')}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={() => selection.set(isAll ? [] : rows.map(({ id }) => id))}
      />
      {count > 0 && (
        <>
          <StatusMenu bulk={bulk} rows={chosen} />
          {deletion && (
            <Button
              size="compact-sm"
              variant="light"
              color="red"
              leftSection={<IconTrash size={16} aria-hidden />}
              loading={deletion.isPending}
              onClick={() => deletion.ask(chosen, selection.clear)}
            >
              {t('list.deleteSelected')}
            </Button>
          )}
        </>
      )}
      <BulkOutcome bulk={bulk} />
    </Group>
  );
}
