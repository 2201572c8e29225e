import { Box, Checkbox, Flex, Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../icon-button';
import type { Selection } from '../list-page';
import classes from './ordered-list.module.css';

interface OrderedListProps<Row> {
  label: string;
  /** In their order. */
  rows: Row[];
  nameOf: (row: Row) => string;
  /** Places from 0; undefined: the order is not for staff to say. */
  onMove?: (from: number, to: number) => void;
  /** With check boxes in front of the rows. */
  selection?: Selection | undefined;
  /** What the row shows, and what can be done with it. */
  children: (row: Row) => ReactNode;
  actions: (row: Row) => ReactNode;
}

/** Rows that staff put in order, each one place up or down at a press; where a row went is said aloud. */
export function OrderedList<Row extends { id: number }>({
  label,
  rows,
  nameOf,
  onMove,
  selection,
  children,
  actions,
}: OrderedListProps<Row>) {
  const t = useTranslations();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');

  const move = (row: Row, from: number, step: -1 | 1) => {
    const to = from + step;
    if (to < 0 || to >= rows.length) return;
    onMove?.(from, to);
    setSaid(t('order.moved', { name: nameOf(row), place: String(to + 1), count: String(rows.length) }));
    // Where the row is moved in the page its button loses the focus.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-move="${row.id} ${step}"]`)?.focus(),
    );
  };
  const button = (row: Row, index: number, step: -1 | 1) => {
    const Glyph = step < 0 ? IconArrowUp : IconArrowDown;
    const name = t(step < 0 ? 'order.up' : 'order.down', { name: nameOf(row) });
    const isEnd = step < 0 ? index === 0 : index === rows.length - 1;
    return (
      <IconButton
        label={name}
        icon={Glyph}
        // Not disabled, which would take the focus away from who has moved a row to the end.
        aria-disabled={isEnd}
        data-move={`${row.id} ${step}`}
        onClick={() => move(row, index, step)}
      />
    );
  };

  return (
    <>
      <Box
        ref={list}
        component="ol"
        bd="1px solid var(--line)"
        bdrs="var(--radius-card)"
        bg="var(--surface)"
        style={{ overflow: 'hidden' }}
        aria-label={label}
      >
        {rows.map((row, index) => (
          <Flex component="li" key={row.id} className={classes.row} px={12} py={10} gap={12} align="center">
            {selection && (
              <Checkbox
                checked={selection.has(row.id)}
                onChange={(event) => selection.toggle(row.id, event)}
                aria-label={t('list.select', { name: nameOf(row) })}
              />
            )}
            {onMove && (
              <Group className={classes.order} flex="none" gap={0} wrap="nowrap">
                <Text span w={28} c="dimmed" fz="sm" aria-hidden>
                  {index + 1}
                </Text>
                {button(row, index, -1)}
                {button(row, index, 1)}
              </Group>
            )}
            <div className={classes.face}>{children(row)}</div>
            <Group className={classes.actions} gap="xs" justify="flex-end">
              {actions(row)}
            </Group>
          </Flex>
        ))}
      </Box>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
