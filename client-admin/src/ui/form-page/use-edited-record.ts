import { useLocation, useSearchParams } from 'react-router-dom';

/** What travels with a link to a record, so that its page need not wait for the server to show it. */
export interface RecordState<Entry extends { id: number }> {
  record?: Entry;
  /** The list with the link to the form, with its search and filters. */
  from?: string;
  /** The records of that list. */
  among?: ListedRecords;
}

/** The records of a list in its order, as far as they are known. */
export interface ListedRecords {
  ids: number[];
  /** The pages of the list that they are on. */
  first: number;
  last: number;
  /** How many pages it has. */
  pages: number;
}

/** The id of the record that a form's address names; undefined for a new one, 0 where it is no number. */
export function useEditedId(): number | undefined {
  const [address] = useSearchParams();
  const id = address.get('id');
  return id === null ? undefined : asId(id);
}

/** 0 for what is no id: the server knows no record by that name either. */
export function asId(text: string | undefined): number {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/**
 * Options for the query of a record: it starts with the one that came with the link, as a server's answer,
 * and is fetched all the same, because a change must be based on the newest version.
 */
export function useTravelledRecord<Entry extends { id: number }>(id: number) {
  const state = useLocation().state as RecordState<Entry> | null;
  const record = state?.record?.id === id ? state.record : undefined;
  const initialData = record && { success: true as const, message: '', data: record };
  return { initialData, initialDataUpdatedAt: 0, staleTime: 0 };
}

/** The list to go back to: as it was left, where the link came from there. */
export function useOrigin(list: string): string {
  const state = useLocation().state as RecordState<never> | null;
  return state?.from?.startsWith(list) ? state.from : list;
}
