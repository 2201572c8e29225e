import { type ChangeEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeyHint } from '../keys';

/** The rows that are chosen for an action on several of them. */
export interface Selection {
  ids: number[];
  has: (id: number) => boolean;
  set: (ids: number[]) => void;
  /** As a check box was pressed; with Shift, all from the one before to this one follow. */
  toggle: (id: number, event: ChangeEvent) => void;
  clear: () => void;
}

/**
 * @param onScreen ids of the rows on the screen, in their order; what is not shown (any more) is not chosen. Null where
 * nothing can be chosen.
 */
export function useSelection(onScreen: number[] | null): Selection {
  const t = useTranslations();
  const [chosen, setChosen] = useState<number[]>([]);
  const [last, setLast] = useState<number>();
  const shown = onScreen ?? [];
  const ids = chosen.filter((id) => shown.includes(id));
  useKeyHint(onScreen && { keys: 'Space', says: t('keys.select'), place: 'page' });
  useKeyHint(onScreen && { keys: 'shift+Space', says: t('keys.selectRange'), place: 'page' });
  return {
    ids,
    has: (id) => ids.includes(id),
    set: setChosen,
    toggle: (id, { nativeEvent }) => {
      const withShift = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
      const from = withShift && last !== undefined ? shown.indexOf(last) : -1;
      const to = shown.indexOf(id);
      const reached = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      const others = ids.filter((other) => !reached.includes(other));
      setChosen(ids.includes(id) ? others : [...others, ...reached]);
      setLast(id);
    },
    clear: () => setChosen([]),
  };
}
