import { Flex, Input, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { AddButton } from '../add-button';
import { IconButton } from '../icon-button';
import { useKeyHint } from '../keys';

interface RowListFieldProps<Row> {
  /** For screen readers: it has a section to itself, whose title says the same. */
  label: string;
  /** What one row is called: "Feature". */
  rowLabel: string;
  addLabel: string;
  /** At least one row, which may be blank. */
  rows: Row[];
  onChange: (rows: Row[]) => void;
  blank: Row;
  isBlank: (row: Row) => boolean;
  error?: ReactNode;
  /** Whether the order says something: rows can be moved. */
  isOrdered: boolean;
  /** Whether they are numbered besides. */
  isNumbered?: boolean;
  /** The inputs of a row. `change` puts other rows in place and the focus on one of them. */
  children: (
    row: Row,
    index: number,
    onKeyDown: (event: KeyboardEvent) => void,
    change: Change<Row>,
  ) => ReactNode;
}

/** A row has room for the signs of its buttons alone. */
const withoutGround = (disabled: boolean) => ({ disabled, ...(disabled && { bg: 'none' }) });

type Change<Row> = (rows: Row[], focus?: number) => void;

/**
 * A list of rows to type in; there is always one. Enter starts the next row, and the Backspace key takes an empty one
 * away.
 */
export function RowListField<Row>({
  label,
  rowLabel,
  addLabel,
  rows,
  onChange,
  blank,
  isBlank,
  error,
  isOrdered,
  isNumbered = false,
  children,
}: RowListFieldProps<Row>) {
  const t = useTranslations();
  const id = useId();
  useKeyHint({ keys: 'Enter', says: t('keys.nextRow'), place: 'page' });
  useKeyHint({ keys: 'Backspace', says: t('keys.removeRow'), place: 'page' });

  const change: Change<Row> = (next, focus) => {
    onChange(next.length > 0 ? next : [blank]);
    if (focus === undefined) return;
    // The row may only be there after the next drawing.
    requestAnimationFrame(() =>
      document.getElementById(id)?.querySelectorAll('li')[focus]?.querySelector('input')?.focus(),
    );
  };
  const add = (at: number) => change(rows.toSpliced(at, 0, blank), at);
  const remove = (at: number) => change(rows.toSpliced(at, 1), Math.max(at - 1, 0));
  const move = (from: number, to: number) => change(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!));
  const onKey = (event: KeyboardEvent, index: number) => {
    if (event.nativeEvent.isComposing) return;
    const isEmptied = event.key === 'Backspace' && isBlank(rows[index]!) && rows.length > 1;
    if (event.key !== 'Enter' && !isEmptied) return;
    event.preventDefault();
    if (isEmptied) remove(index);
    else add(index + 1);
  };
  return (
    <Input.Wrapper error={error} data-wide>
      <Stack component="ol" id={id} gap={6} aria-label={label}>
        {rows.map((row, index) => {
          const name = { name: rowLabel, number: String(index + 1) };
          return (
            <Flex component="li" key={index} gap={4} align="start">
              {isNumbered && (
                <Text span flex="none" w={20} c="dimmed" fz="sm" aria-hidden>
                  {index + 1}
                </Text>
              )}
              {children(row, index, (event) => onKey(event, index), change)}
              {isOrdered && (
                <>
                  <IconButton
                    label={t('form.list.up', name)}
                    icon={IconArrowUp}
                    {...withoutGround(index === 0)}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    label={t('form.list.down', name)}
                    icon={IconArrowDown}
                    {...withoutGround(index === rows.length - 1)}
                    onClick={() => move(index, index + 1)}
                  />
                </>
              )}
              <IconButton
                label={t('form.list.remove', name)}
                icon={IconX}
                {...withoutGround(rows.length === 1 && isBlank(row))}
                onClick={() => remove(index)}
              />
            </Flex>
          );
        })}
      </Stack>
      <AddButton label={addLabel} onClick={() => add(rows.length)} />
    </Input.Wrapper>
  );
}
