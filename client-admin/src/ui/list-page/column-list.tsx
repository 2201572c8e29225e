import { Button, Checkbox } from '@mantine/core';
import { useTranslations } from 'use-intl';
// Not by its index, which brings all that has to do with pictures.
import { SortableEntry, SortableList } from '../pictures/sortable-list';
import classes from './column-list.module.css';
import type { ColumnChoice } from './use-columns';

/** The columns of a table, to be shown or not, and put in order. */
export default function ColumnList({ choice: { columns, isStart, set, reset } }: { choice: ColumnChoice }) {
  const t = useTranslations();
  const said = (index: number, to = index) => ({
    name: columns[index]!.title,
    place: String(to + 1),
    total: String(columns.length),
  });
  return (
    <>
      <SortableList
        ids={columns.map(({ name }) => name)}
        onMove={(from, to) => set(columns.toSpliced(from, 1).toSpliced(to, 0, columns[from]!))}
        className={classes.columns}
        words={{
          hint: t('columns.hint'),
          picked: (index) => t('columns.picked', said(index)),
          over: (index, to) => t('columns.over', said(index, to)),
          dropped: (index, to) => t('columns.dropped', said(index, to)),
          cancelled: (index) => t('columns.cancelled', said(index)),
        }}
      >
        {(index) => {
          const column = columns[index]!;
          return (
            <SortableEntry
              key={column.name}
              id={column.name}
              className={classes.column}
              label={t('columns.move', said(index))}
              canMove={columns.length > 1}
            >
              {(handle) => (
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
            </SortableEntry>
          );
        }}
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
