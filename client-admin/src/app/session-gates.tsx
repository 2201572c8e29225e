import { type ReactNode, useEffect } from 'react';
import { type Location, Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { useSessionState } from '../session/session-context';
import { loadSignedInFrame } from './load-signed-in';
import { PageSpinner } from './page-spinner';
import { UnconfirmedSession } from './unconfirmed-session';

/** Carried to the sign-in page in the history entry, so that it survives a reload there. */
interface WantedState {
  wanted: string;
}

/** Lets staff in; everybody else goes to the sign-in page, which leads back to the wanted address. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const session = useSessionState();
  const location = useLocation();
  if (session.phase === 'restoring') return <PageSpinner />;
  if (session.phase === 'unconfirmed') return <UnconfirmedSession failure={session.failure} />;
  if (session.phase === 'signedIn') return children;
  // Who signed out on purpose starts anew; everybody else was on the way somewhere.
  const state = session.reason === 'left' ? null : { wanted: addressOf(location) };
  return <Navigate to={paths.login} replace state={state satisfies WantedState | null} />;
}

/** The sign-in page; who is signed in already, or just did, moves on. */
export function SignedOutOnly() {
  const session = useSessionState();
  const location = useLocation();
  // The rest is fetched while the visitor types.
  useEffect(() => {
    const fetchAhead = () => void loadSignedInFrame().catch(() => {});
    document.addEventListener('input', fetchAhead, { once: true });
    return () => document.removeEventListener('input', fetchAhead);
  }, []);
  if (session.phase === 'restoring') return <PageSpinner />;
  if (session.phase === 'unconfirmed') return <UnconfirmedSession failure={session.failure} />;
  if (session.phase === 'signedOut') return <Outlet />;
  return <Navigate to={wantedAddress(location.state) ?? paths.dashboard} replace />;
}

function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

function wantedAddress(state: unknown): string | null {
  const wanted = (state as Partial<WantedState> | null)?.wanted;
  return typeof wanted === 'string' && wanted.startsWith(paths.dashboard) ? wanted : null;
}
