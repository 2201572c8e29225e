import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './filter-button.module.css';
import { useRowFilter } from './row-filter';

interface FilterButtonProps {
  /** The filter of the list, as the address has it. */
  name: string;
  value: string;
  /** What the value is called. */
  label: string;
  children: ReactNode;
}

/** A value of a row; pressed, it filters the list by that value, or shows all again. */
export function FilterButton({ name, value, label, children }: FilterButtonProps) {
  const t = useTranslations('list');
  const filter = useRowFilter(name, value);
  if (!filter) return children;
  const hint = t('filterBy', { value: label });
  return (
    <UnstyledButton
      className={classes.button}
      aria-label={hint}
      aria-pressed={filter.isOn}
      title={hint}
      onClick={() => filter.set(!filter.isOn)}
    >
      {children}
    </UnstyledButton>
  );
}
