import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './sort-header.module.css';

interface SortHeaderProps {
  children: ReactNode;
  /** How the list is sorted by this column now; null while it is sorted by another one. */
  order: 'asc' | 'desc' | null;
  align?: 'left' | 'center' | 'right';
  onSort: () => void;
}

const ORDERS = { asc: 'ascending', desc: 'descending' } as const;
const ICONS = { asc: IconArrowUp, desc: IconArrowDown } as const;

/** The name of a column as a button that sorts by it; the arrow shows the order. */
export function SortHeader({ children, order, align, onSort }: SortHeaderProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The library's header cell takes no attributes of ours.
  useLayoutEffect(() => {
    button.current?.closest('th')?.setAttribute('aria-sort', order ? ORDERS[order] : 'none');
  }, [order]);
  const Arrow = order ? ICONS[order] : IconSelector;
  return (
    <UnstyledButton
      ref={button}
      className={classes.header}
      data-align={align}
      data-on={order !== null || undefined}
      onClick={onSort}
    >
      {children}
      <Arrow size={14} stroke={1.8} aria-hidden />
    </UnstyledButton>
  );
}
