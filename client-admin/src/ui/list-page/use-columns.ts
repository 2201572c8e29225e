import { useLocalStorage } from '@mantine/hooks';
import type { DataTableColumn } from 'mantine-datatable';
import { useSearchParams } from 'react-router-dom';
import { useAccountId } from '../../session/session-context';
import { type ColumnOrder, fromAddress, inOrder, toAddress } from './column-order';

/** The columns of a list that can be left out and put in order, and how they are. */
export interface ColumnChoice {
  columns: { name: string; title: string; isShown: boolean }[];
  /** Whether they are as they come. */
  isStart: boolean;
  set: (columns: { name: string; isShown: boolean }[]) => void;
  reset: () => void;
}

/** A table's columns as they were chosen, for `ListTable`, and the choice of them, for `ListToolbar`. */
export interface TableColumns<Entry> {
  shown: DataTableColumn<Entry>[];
  choice: ColumnChoice;
}

/**
 * Which columns of a list are shown, and in which order. The first one, which says what a row is, stays; so do, at the
 * end, the actions. What is chosen is stored in this browser for the person. Where the address says it – it came with a
 * link or a saved view – that goes before, and what is changed then is changed there.
 * @param list what the list is called
 */
export function useColumns<Entry>(list: string, columns: DataTableColumn<Entry>[]): TableColumns<Entry> {
  const who = useAccountId();
  const [stored, keep, forget] = useLocalStorage<ColumnOrder | undefined>({
    key: `adminColumns ${who} ${list}`,
    getInitialValueInEffect: false,
  });
  const [address, setAddress] = useSearchParams();
  const named = address.get('columns');

  const last = columns.at(-1);
  const hasActions = last?.accessor === 'actions';
  const between = columns.slice(1, hasActions ? -1 : undefined);
  const names = between.map(({ accessor }) => String(accessor));
  const order = named === null ? stored : fromAddress(named, names);
  const ordered = inOrder(names, order).map(({ name, isShown }) => ({
    column: between[names.indexOf(name)]!,
    name,
    isShown,
  }));

  const write = (value: string | null) => {
    const next = new URLSearchParams(address);
    if (value === null) next.delete('columns');
    else next.set('columns', value);
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  const shown = ordered
    .filter(({ isShown }) => isShown)
    // A column that somebody chose is shown in a narrow window too.
    .map(({ column }) => (order ? { ...column, titleClassName: '', cellsClassName: '' } : column));
  return {
    shown: [...columns.slice(0, 1), ...shown, ...(hasActions ? [last] : [])],
    choice: {
      columns: ordered.map(({ name, column, isShown }) => ({
        name,
        title: typeof column.title === 'string' ? column.title : name,
        isShown,
      })),
      isStart: ordered.every(({ name, isShown }, index) => isShown && name === names[index]),
      set: (wanted) => {
        const next = wanted.map(({ name, isShown }) => ({ name, isShown }));
        if (named === null) keep(next);
        else write(toAddress(next));
      },
      reset: () => {
        forget();
        if (named !== null) write(null);
      },
    },
  };
}
