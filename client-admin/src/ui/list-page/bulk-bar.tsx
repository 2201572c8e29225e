import { Button, Checkbox } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './bulk-bar.module.css';
import type { Selection } from './use-selection';

interface BulkBarProps {
  selection: Selection;
  /** Ids of the rows on the screen. */
  shown: number[];
  onDelete: () => void;
  isDeleting: boolean;
}

/** Choosing all rows of the page, and what can be done with the chosen ones. */
export function BulkBar({ selection, shown, onDelete, isDeleting }: BulkBarProps) {
  const { t } = useTranslation();
  const count = selection.ids.length;
  const isAll = shown.length > 0 && count === shown.length;
  return (
    <div className={classes.bar}>
      <Checkbox
        label={count > 0 ? t('list.selected', { count }) : t('list.selectAll')}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={() => selection.set(isAll ? [] : shown)}
      />
      {count > 0 && (
        <Button
          size="compact-sm"
          variant="light"
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          loading={isDeleting}
          onClick={onDelete}
        >
          {t('list.deleteSelected')}
        </Button>
      )}
    </div>
  );
}
