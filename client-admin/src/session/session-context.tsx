import type { AccountDto } from '@consultancy/client-shared/api/model';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext;

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider around it');
  return session;
}

/** Follows the session; the component renders again with each change. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState);
}

/** Id of the signed-in account; 0 while nobody is. */
export function useAccountId(): number {
  const state = useSessionState();
  return state.phase === 'signedIn' ? state.user.id : 0;
}

/** The signed-in account; only for screens behind the guard. */
export function useSignedInUser(): AccountDto {
  const state = useSessionState();
  if (state.phase !== 'signedIn') throw new Error('useSignedInUser belongs behind the guard');
  return state.user;
}
