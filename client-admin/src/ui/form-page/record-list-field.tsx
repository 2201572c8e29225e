import { Box, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormSection } from './form-section';
import { RowListField } from './row-list-field';

/** A record of a list, as a form holds it. */
export type RecordRow = Record<string, string>;

/** A field of such a record. */
export interface RecordColumn {
  name: string;
  label: string;
  /** A line of text, where nothing is said. */
  kind?: 'number' | 'day' | 'month' | 'paragraph';
  /** What it can be; the first is that of a new record. */
  choices?: { value: string; label: string }[];
  required?: boolean;
  /** In place of an input of its own; without a label it is only stored. */
  Input?: (props: RecordInputProps) => ReactNode;
}

export interface RecordInputProps {
  label: string;
  row: RecordRow;
  set: (changes: RecordRow) => void;
}

interface RecordListFieldProps {
  /** Of the section that the list is. */
  title: string;
  hint?: string;
  rowLabel: string;
  addLabel: string;
  columns: readonly RecordColumn[];
  value: RecordRow[];
  onChange: (rows: RecordRow[]) => void;
  error?: ReactNode;
  /** Beneath the title, such as whether visitors read it. */
  children?: ReactNode;
}

/** A section with a list of records to fill in: add, remove and reorder, by keyboard too. */
export function RecordListField({ title, hint, columns, value, children, ...list }: RecordListFieldProps) {
  const blank = blankOf(columns);
  const labelled = columns.filter(({ label }) => label);
  // Four fit beside one another; of more, three.
  const inRow = labelled.length === 4 ? 4 : 3;
  return (
    <FormSection title={title} hint={hint}>
      {children}
      <RowListField
        {...list}
        {...{ label: title, rows: value, blank, isOrdered: true }}
        isBlank={(row) => isBlank(row, columns)}
      >
        {(row, index, onKeyDown, change) => (
          <Box flex="1 1 auto" miw={0} pb="sm" mb="xs" style={{ borderBottom: '1px solid var(--line)' }}>
            <SimpleGrid type="container" cols={{ base: 1, '20rem': 2, '40rem': inRow }} spacing="xs">
              {labelled.map(({ Input = ColumnInput, ...column }) => (
                <Input
                  key={column.name}
                  {...{ column, row, onKeyDown, label: column.label }}
                  set={(changes) => change(value.with(index, { ...row, ...changes }))}
                />
              ))}
            </SimpleGrid>
          </Box>
        )}
      </RowListField>
    </FormSection>
  );
}

interface ColumnInputProps extends RecordInputProps {
  column: Omit<RecordColumn, 'Input'>;
  onKeyDown: (event: KeyboardEvent) => void;
}

function ColumnInput({
  column: { name, kind, choices, required },
  label,
  row,
  set,
  onKeyDown,
}: ColumnInputProps) {
  const t = useTranslations('form.records');
  const input = {
    ...{ label, size: 'xs', value: row[name], required },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      set({ [name]: currentTarget.value }),
  };
  if (choices) return <NativeSelect {...input} data={choices} />;
  // Enter begins a line of it, and no other record.
  if (kind === 'paragraph')
    return <Textarea {...input} autosize maxRows={12} style={{ gridColumn: '1 / -1' }} />;
  const hint = kind === 'day' ? t('day') : kind === 'month' ? t('month') : undefined;
  return (
    <TextInput
      {...input}
      {...{ placeholder: hint, onKeyDown }}
      inputMode={kind === 'number' ? 'decimal' : undefined}
    />
  );
}

const blankOf = (columns: readonly RecordColumn[]): RecordRow =>
  Object.fromEntries(columns.map(({ name, choices }) => [name, choices?.[0]?.value ?? '']));

const isBlank = (row: RecordRow, columns: readonly RecordColumn[]) =>
  columns.every(({ name, choices }) => choices !== undefined || !row[name]?.trim());

/** Records as a form holds them. */
export function rowsOf(
  records: readonly object[] | undefined,
  columns: readonly RecordColumn[],
): RecordRow[] {
  return (records ?? []).map((record) =>
    Object.fromEntries(
      columns.map(({ name }) => [name, String((record as Record<string, unknown>)[name] ?? '')]),
    ),
  );
}

/** Records as they are stored: without blank ones. What is no number goes as it is, for the server to refuse. */
export function recordsOf<Stored>(rows: RecordRow[], columns: readonly RecordColumn[]): Stored[] {
  const valueOf = (text: string, kind: RecordColumn['kind']) => {
    if (text === '') return null;
    const number = Number(text.replaceAll(',', ''));
    return kind === 'number' && !Number.isNaN(number) ? number : text;
  };
  return rows
    .filter((row) => !isBlank(row, columns))
    .map(
      (row) =>
        Object.fromEntries(
          columns.map(({ name, kind }) => [name, valueOf(row[name]!.trim(), kind)]),
        ) as Stored,
    );
}

/** How such a list reads in the comparison with another person's changes. */
export const showRecords = (columns: readonly RecordColumn[]) => ({
  show: (rows: RecordRow[]) => (
    <Box style={{ whiteSpace: 'pre-line' }}>
      {rows
        .map((row) =>
          columns
            .filter(({ label }) => label)
            .map(({ name }) => row[name])
            .filter(Boolean)
            .join(' · '),
        )
        .join('\n') || '–'}
    </Box>
  ),
});
