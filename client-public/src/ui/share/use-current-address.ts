import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribeToNothing = () => () => {};

/** The whole address of the page; empty on the server, which knows the path only. */
export function useCurrentAddress(): string {
  // Rendered anew when the router goes elsewhere, and read anew then.
  useLocation();
  return useSyncExternalStore(
    subscribeToNothing,
    () => window.location.href,
    () => '',
  );
}
