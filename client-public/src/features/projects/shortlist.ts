import { readStored, writeStored } from '@consultancy/client-shared/api';
import { useSyncExternalStore } from 'react';
import { readProjectIds, withProjectId } from '../../lib/project-ids';

const KEY = 'shortlist';

const listeners = new Set<() => void>();
const read = () => readStored(KEY);

/** Another tab may change it too. */
function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

/** The projects that this device keeps, in the order in which they were chosen; none while the server renders. */
export function useShortlist(): number[] {
  return readProjectIds(useSyncExternalStore(subscribe, read, () => null));
}

/** Puts a project on the shortlist or takes it off. @returns false where there is no room: nothing changed */
export function setShortlisted(id: number, isWanted: boolean): boolean {
  const ids = readProjectIds(read());
  const others = ids.filter((each) => each !== id);
  const next = isWanted ? withProjectId(others, id) : others;
  if (!next) return false;
  writeStored(KEY, next.join() || null);
  for (const notify of listeners) notify();
  return true;
}
