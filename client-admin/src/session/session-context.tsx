import type { AccountDto } from '@consultancy/client-shared/api/model';
import { createContext, use, useSyncExternalStore } from 'react';
import { accountOf, type Session, type SessionState } from './session';

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

/** Id of the account whose pages are open; 0 where there is none. */
export function useAccountId(): number {
  return accountOf(useSessionState())?.id ?? 0;
}

/** The account whose pages are open; only for screens behind the guard. */
export function useSignedInUser(): AccountDto {
  const account = accountOf(useSessionState());
  if (!account) throw new Error('useSignedInUser belongs behind the guard');
  return account;
}
