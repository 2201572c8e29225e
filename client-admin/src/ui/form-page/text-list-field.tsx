import { ActionIcon, Button, Input, Text, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useKeyHint } from '../keys';
import classes from './text-list-field.module.css';

interface TextListFieldProps {
  /** For screen readers: it has a section to itself, whose title says the same. */
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

/**
 * A list of short texts, one row each; there is always a row to type in. Enter starts the next row, the
 * Backspace key takes an empty one away, and lines that are pasted become rows.
 */
export function TextListField(props: TextListFieldProps) {
  const { label, entryLabel, addLabel, value: entries, onChange, error, isOrdered = false } = props;
  const t = useTranslations();
  const rows = useRef<HTMLOListElement>(null);
  useKeyHint({ keys: 'Enter', says: t('keys.nextRow'), place: 'page' });
  useKeyHint({ keys: 'Backspace', says: t('keys.removeRow'), place: 'page' });

  const change = (next: string[], focus?: number) => {
    onChange(next.length > 0 ? next : ['']);
    // The row may only be there after the next drawing.
    if (focus !== undefined)
      requestAnimationFrame(() => rows.current?.querySelectorAll('input')[focus]?.focus());
  };
  const add = (at: number) => change(entries.toSpliced(at, 0, ''), at);
  const remove = (at: number) => change(entries.toSpliced(at, 1), Math.max(at - 1, 0));
  const move = (from: number, to: number) =>
    change(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]!));

  const onKey = (event: KeyboardEvent, index: number) => {
    if (event.nativeEvent.isComposing) return;
    const isEmptied = event.key === 'Backspace' && entries[index] === '' && entries.length > 1;
    if (event.key !== 'Enter' && !isEmptied) return;
    event.preventDefault();
    if (isEmptied) remove(index);
    else add(index + 1);
  };
  const onPaste = (event: ClipboardEvent, index: number) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    const kept = entries[index] ? [entries[index]] : [];
    change(entries.toSpliced(index, 1, ...kept, ...lines), index + kept.length + lines.length - 1);
  };

  return (
    <Input.Wrapper error={error} data-wide>
      <ol ref={rows} className={classes.rows} aria-label={label}>
        {entries.map((entry, index) => (
          <li key={index} className={classes.row}>
            {isOrdered && (
              <Text span flex="none" w={20} c="dimmed" fz="sm" aria-hidden>
                {index + 1}
              </Text>
            )}
            <TextInput
              flex="1 1 auto"
              aria-label={t('form.list.entry', { name: entryLabel, number: String(index + 1) })}
              aria-invalid={Boolean(error) || undefined}
              value={entry}
              onChange={(event) => change(entries.with(index, event.currentTarget.value))}
              onKeyDown={(event) => onKey(event, index)}
              onPaste={(event) => onPaste(event, index)}
            />
            {isOrdered && (
              <>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                  aria-label={t('form.list.up', { name: entryLabel, number: String(index + 1) })}
                >
                  <IconArrowUp size={16} stroke={1.6} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  disabled={index === entries.length - 1}
                  onClick={() => move(index, index + 1)}
                  aria-label={t('form.list.down', { name: entryLabel, number: String(index + 1) })}
                >
                  <IconArrowDown size={16} stroke={1.6} />
                </ActionIcon>
              </>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={entries.length === 1 && entry === ''}
              onClick={() => remove(index)}
              aria-label={t('form.list.remove', { name: entryLabel, number: String(index + 1) })}
            >
              <IconX size={16} stroke={1.6} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Button
        variant="subtle"
        size="compact-sm"
        mt="xs"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => add(entries.length)}
      >
        {addLabel}
      </Button>
    </Input.Wrapper>
  );
}

/** Entries as a form holds them: one row at least. */
export function asRows(entries: string[] | undefined): string[] {
  return entries && entries.length > 0 ? entries : [''];
}

/** Entries as they are stored: trimmed, without blank ones. */
export function asEntries(rows: string[]): string[] {
  return rows.map((row) => row.trim()).filter(Boolean);
}
