import { TextInput } from '@mantine/core';
import type { ClipboardEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RowListField } from './row-list-field';

interface TextListFieldProps {
  label: string;
  /** What one entry is called: "Feature". */
  entryLabel: string;
  addLabel: string;
  /** At least one entry, which may be blank. */
  value: string[];
  onChange: (entries: string[]) => void;
  error?: ReactNode;
  /** Whether the order says something: entries are numbered and can be moved. */
  isOrdered?: boolean;
}

/** A list of short texts, one row each; lines that are pasted become rows. */
export function TextListField({ entryLabel, value, isOrdered = false, ...list }: TextListFieldProps) {
  const t = useTranslations();
  return (
    <RowListField
      {...{ ...list, isOrdered, rows: value, blank: '' }}
      rowLabel={entryLabel}
      isNumbered={isOrdered}
      isBlank={(entry) => entry === ''}
    >
      {(entry, index, onKeyDown, change) => (
        <TextInput
          flex="1 1 auto"
          aria-label={t('form.list.entry', { name: entryLabel, number: String(index + 1) })}
          aria-invalid={Boolean(list.error) || undefined}
          value={entry}
          onChange={(event) => change(value.with(index, event.currentTarget.value))}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const lines = pastedLines(event);
            if (lines.length < 2) return;
            event.preventDefault();
            const first = entry ? [entry] : [];
            change(value.toSpliced(index, 1, ...first, ...lines), index + first.length + lines.length - 1);
          }}
        />
      )}
    </RowListField>
  );
}

function pastedLines({ clipboardData }: ClipboardEvent): string[] {
  return asEntries(clipboardData.getData('text').split(/\r?\n/));
}

/** Entries as a form holds them: one row at least. */
export function asRows(entries: string[] | undefined): string[] {
  return entries && entries.length > 0 ? entries : [''];
}

/** Entries as they are stored: trimmed, without blank ones. */
export function asEntries(rows: string[]): string[] {
  return rows.map((row) => row.trim()).filter(Boolean);
}
