import { Button, Checkbox } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { SortableList } from '../sortable-list/sortable-list';
import classes from './column-list.module.css';
import type { ColumnChoice } from './use-columns';

/** The columns of a table, to be shown or not, and put in order. */
export default function ColumnList({ choice: { columns, isStart, set, reset } }: { choice: ColumnChoice }) {
  const t = useTranslations();
  return (
    <>
      <SortableList
        items={columns}
        idOf={({ name }) => name}
        nameOf={({ title }) => title}
        onChange={set}
        className={classes.columns}
        itemClassName={classes.column}
      >
        {(column, index, handle) => (
          <>
            <Checkbox
              label={column.title}
              checked={column.isShown}
              onChange={(event) =>
                set(columns.with(index, { ...column, isShown: event.currentTarget.checked }))
              }
            />
            {handle}
          </>
        )}
      </SortableList>
      {/* Not disabled, which would take the focus away from who has pressed it. */}
      <Button
        variant="subtle"
        size="compact-sm"
        mt="xs"
        aria-disabled={isStart}
        data-disabled={isStart || undefined}
        onClick={() => !isStart && reset()}
      >
        {t('columns.reset')}
      </Button>
    </>
  );
}
