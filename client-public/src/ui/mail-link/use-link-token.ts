import { useSyncExternalStore } from 'react';

const never = () => () => {};
const read = () => {
  const token = window.location.hash.slice(1);
  return /^[\w-]{43}$/.test(token) ? token : null;
};

/**
 * The token after the # of the address, which browsers send to no server: undefined while rendering on the server, null
 * where the link was cut.
 */
export function useLinkToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(never, read, () => undefined);
}
