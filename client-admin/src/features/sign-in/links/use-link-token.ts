import { useLocation } from 'react-router-dom';

/** The token after the # of the address, which browsers send to no server. */
export function useLinkToken(): string | undefined {
  const token = useLocation().hash.slice(1);
  return /^[\w-]{43}$/.test(token) ? token : undefined;
}
