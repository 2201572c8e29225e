import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListedRecords, RecordState } from '../form-page';

/** The records of the list around a link. */
export const ListedContext = createContext<ListedRecords | undefined>(undefined);

/** What travels with a link from a list to one of its records: the list as it is, to go back to and to go on through. */
export function useListOrigin(): Pick<RecordState<never>, 'from' | 'among'> {
  const { pathname, search } = useLocation();
  return { from: pathname + search, among: useContext(ListedContext) };
}
