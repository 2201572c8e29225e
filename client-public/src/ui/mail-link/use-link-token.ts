import { useSyncExternalStore } from 'react';

const never = () => () => {};
const read = () => {
  const token = window.location.hash.slice(1);
  return /^[\w-]{43}$/.test(token) ? token : null;
};

/**
 * Stands behind the # of the address, which no server gets to see: undefined where the page is made, null where the link
 * was cut.
 */
export function useLinkToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(never, read, () => undefined);
}
