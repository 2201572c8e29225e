import { useSyncExternalStore } from 'react';

/** A key and what it does, as the sheet of keys shows it. */
export interface KnownKey {
  /** As `useHotkeys` has them: `mod+S`, `/`, `Space`. */
  keys: string;
  says: string;
  /** Where it works: on every page, or on the one that is open. */
  place: 'everywhere' | 'page';
}

const named = new Set<KnownKey>();
const listeners = new Set<() => void>();
let shown: readonly KnownKey[] = [];

/** Names a key for as long as it works. @returns takes it back */
export function nameKey(key: KnownKey): () => void {
  named.add(key);
  notify();
  return () => {
    named.delete(key);
    notify();
  };
}

/** The shortcuts that work now; one that several components declare is listed once. */
export function useKnownKeys(): readonly KnownKey[] {
  return useSyncExternalStore(subscribe, () => shown);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify(): void {
  shown = [...new Map([...named].map((key) => [`${key.keys} ${key.says}`, key])).values()];
  for (const listener of listeners) listener();
}
