import { useLocation } from 'react-router-dom';

/** Stands behind the # of the address, which no server and no other site gets to see. */
export function useLinkToken(): string | undefined {
  const token = useLocation().hash.slice(1);
  return /^[\w-]{43}$/.test(token) ? token : undefined;
}
