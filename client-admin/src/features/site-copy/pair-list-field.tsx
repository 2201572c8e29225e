import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RowListField } from '../../ui/form-page';
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

/** An ordered list of pairs of texts, one row each, so that a text is never shown beside the wrong one. */
export function PairListField({ names, value: rows, ...list }: PairListFieldProps) {
  const t = useTranslations();
  const { label, error } = list;
  const isHalf = rows.some(isHalfFilled);
  const errorOf = (row: TextPair, half: keyof TextPair) => {
    // Where the server refuses the list, any row may be the reason.
    if (!isHalf) return Boolean(error);
    return error && isHalfFilled(row) && isBlank(row[half]) && t('form.required', { label: names[half] });
  };
  return (
    <RowListField {...{ ...list, rows }} rowLabel={label} blank={blankPair} isBlank={isBlankPair} isOrdered>
      {(row, index, onKeyDown, change) => (
        <div className={classes.halves}>
          {HALVES.map((half) => (
            <TextInput
              key={half}
              aria-label={t('form.list.entry', { name: names[half], number: String(index + 1) })}
              placeholder={names[half]}
              value={row[half]}
              error={errorOf(row, half)}
              onKeyDown={onKeyDown}
              onChange={(event) => change(rows.with(index, { ...row, [half]: event.currentTarget.value }))}
            />
          ))}
        </div>
      )}
    </RowListField>
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
