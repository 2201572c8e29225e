import { createContext, useContext } from 'react';
import type { ListState } from './use-list-state';

/** The list around a row; null outside one. */
export const RowFilterContext = createContext<Pick<ListState, 'choices' | 'filters' | 'setFilter'> | null>(
  null,
);

interface RowFilter {
  isOn: boolean;
  set: (isOn: boolean) => void;
}

/** Filters the list around by a value of one of its rows; null where no list has such a filter. */
export function useRowFilter(name: string, value: string): RowFilter | null {
  const list = useContext(RowFilterContext);
  if (!list?.choices[name]?.includes(value)) return null;
  return {
    isOn: list.filters[name] === value,
    set: (isOn) => list.setFilter(name, isOn ? value : null),
  };
}
