import { useState } from 'react';

/** The rows that are chosen for a deed on several of them. */
export interface Selection {
  ids: number[];
  has: (id: number) => boolean;
  set: (ids: number[]) => void;
  toggle: (id: number) => void;
  clear: () => void;
}

/** @param shown ids of the rows on the screen; what is not shown (any more) is not chosen */
export function useSelection(shown: number[]): Selection {
  const [chosen, setChosen] = useState<number[]>([]);
  const ids = chosen.filter((id) => shown.includes(id));
  return {
    ids,
    has: (id) => ids.includes(id),
    set: setChosen,
    toggle: (id) => setChosen(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    clear: () => setChosen([]),
  };
}
