import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useKeyHint } from '../../ui/keys';
import classes from './pair-list-field.module.css';

/** Two short texts that belong together: a figure and what it counts. */
export interface TextPair {
  first: string;
  second: string;
}

interface PairListFieldProps {
  /** For screen readers. */
  label: string;
  /** What each half is called: "Figures". */
  names: Record<keyof TextPair, string>;
  addLabel: string;
  /** At least one row, which may be blank. */
  value: TextPair[];
  onChange: (rows: TextPair[]) => void;
  error?: ReactNode;
}

const HALVES = ['first', 'second'] as const;

/**
 * An ordered list of pairs of texts, one row each, so that a text is never shown beside the wrong
 * one. Enter starts the next row, the Backspace key takes an empty one away.
 */
export function PairListField({ label, names, addLabel, value: rows, onChange, error }: PairListFieldProps) {
  const t = useTranslations();
  const list = useRef<HTMLOListElement>(null);
  const isHalf = rows.some(isHalfFilled);
  useKeyHint({ keys: 'Enter', says: t('keys.nextRow'), place: 'page' });
  useKeyHint({ keys: 'Backspace', says: t('keys.removeRow'), place: 'page' });
  const focusOn = (row: number) =>
    // The row may only be there after the next drawing.
    requestAnimationFrame(() => list.current?.querySelectorAll('li')[row]?.querySelector('input')?.focus());
  const add = (at: number) => {
    onChange(rows.toSpliced(at, 0, blankPair));
    focusOn(at);
  };
  const remove = (at: number) => {
    onChange(rows.length > 1 ? rows.toSpliced(at, 1) : [blankPair]);
    focusOn(Math.max(at - 1, 0));
  };
  const move = (from: number, to: number) => onChange(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!));
  const onKey = (event: KeyboardEvent, index: number) => {
    if (event.nativeEvent.isComposing) return;
    const isEmptied = event.key === 'Backspace' && isBlankPair(rows[index]!) && rows.length > 1;
    if (event.key !== 'Enter' && !isEmptied) return;
    event.preventDefault();
    if (isEmptied) remove(index);
    else add(index + 1);
  };
  const errorOf = (row: TextPair, half: keyof TextPair) => {
    // Where the server refuses the list, any row may be the reason.
    if (!isHalf) return Boolean(error);
    return error && isHalfFilled(row) && isBlank(row[half]) && t('form.required', { label: names[half] });
  };
  return (
    <Input.Wrapper error={error} data-wide>
      <ol ref={list} className={classes.list} aria-label={label}>
        {rows.map((row, index) => {
          const number = String(index + 1);
          const name = { name: label, number };
          return (
            <li key={index} className={classes.row}>
              <div className={classes.halves}>
                {HALVES.map((half) => (
                  <TextInput
                    key={half}
                    aria-label={t('form.list.entry', { name: names[half], number })}
                    placeholder={names[half]}
                    value={row[half]}
                    error={errorOf(row, half)}
                    onKeyDown={(event) => onKey(event, index)}
                    onChange={(event) =>
                      onChange(rows.with(index, { ...row, [half]: event.currentTarget.value }))
                    }
                  />
                ))}
              </div>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
                aria-label={t('form.list.up', name)}
              >
                <IconArrowUp size={16} stroke={1.6} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={index === rows.length - 1}
                onClick={() => move(index, index + 1)}
                aria-label={t('form.list.down', name)}
              >
                <IconArrowDown size={16} stroke={1.6} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={rows.length === 1 && isBlankPair(row)}
                onClick={() => remove(index)}
                aria-label={t('form.list.remove', name)}
              >
                <IconX size={16} stroke={1.6} />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
      <Button
        variant="subtle"
        size="compact-sm"
        mt="xs"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => add(rows.length)}
      >
        {addLabel}
      </Button>
    </Input.Wrapper>
  );
}

const blankPair: TextPair = { first: '', second: '' };
const isBlank = (text: string) => text.trim() === '';
const isBlankPair = (row: TextPair) => isBlank(row.first) && isBlank(row.second);

export function isHalfFilled({ first, second }: TextPair): boolean {
  return isBlank(first) !== isBlank(second);
}

/** Two stored lists as rows, one at least. */
export function asPairs(first: string[] = [], second: string[] = []): TextPair[] {
  const rows = Array.from({ length: Math.max(first.length, second.length) }, (_, index) => ({
    first: first[index] ?? '',
    second: second[index] ?? '',
  }));
  return rows.length > 0 ? rows : [blankPair];
}

/** Rows as they are stored: trimmed, without those that are blank. */
export function pairEntries(rows: TextPair[]): TextPair[] {
  return rows
    .filter((row) => !isBlankPair(row))
    .map(({ first, second }) => ({ first: first.trim(), second: second.trim() }));
}
