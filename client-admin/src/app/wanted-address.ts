import { paths } from '../paths';

/** Kept in the history entry of the sign-in page, so that it survives a reload there. */
interface WantedState {
  wanted: string;
}

/** Puts the sign-in page in the place of the present address. */
export function goToSignIn({ comesBack }: { comesBack: boolean }): void {
  const { pathname, search, hash } = location;
  if (pathname === paths.login) return;
  const state = comesBack ? ({ wanted: pathname + search + hash } satisfies WantedState) : null;
  history.replaceState(state, '', paths.login);
}

/** Leads somebody who is signed in from the sign-in page to the wanted address, or to the dashboard. */
export function leaveSignIn(): void {
  if (location.pathname !== paths.login) return;
  const wanted = (history.state as Partial<WantedState> | null)?.wanted;
  const isOurs = typeof wanted === 'string' && wanted.startsWith(paths.dashboard);
  history.replaceState(null, '', isOurs ? wanted : paths.dashboard);
}
