import { paths } from '../paths';

/**
 * What the sign-in page adds to the state of its history entry, so that it survives a reload there. The rest is the
 * router's, which counts the entries.
 */
interface WantedState {
  wanted?: string;
}

/** Puts the sign-in page in the place of the present address. */
export function goToSignIn({ comesBack }: { comesBack: boolean }): void {
  const { pathname, search, hash } = location;
  if (pathname === paths.login) return;
  const wanted = comesBack ? pathname + search + hash : undefined;
  history.replaceState({ ...history.state, wanted } satisfies WantedState, '', paths.login);
}

/** Leads somebody who is signed in from the sign-in page to the wanted address, or to the dashboard. */
export function leaveSignIn(): void {
  if (location.pathname !== paths.login) return;
  const { wanted, ...state } = (history.state ?? {}) as WantedState;
  const isOurs = typeof wanted === 'string' && wanted.startsWith(paths.dashboard);
  history.replaceState(state, '', isOurs ? wanted : paths.dashboard);
}
