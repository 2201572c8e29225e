import {
  clearSession,
  onSessionExpired,
  readAccessToken,
  readStoredUser,
  saveSession,
  saveUser,
  type SessionKind,
} from '@consultancy/client-shared/api';
import type { AccountDto, SignedInDto, UserDto } from '@consultancy/client-shared/api/model';
import { useSyncExternalStore } from 'react';

/** Who is signed in: a visitor's account, or staff who are signed in to the back office in this browser. */
export interface Account {
  kind: SessionKind;
  /** With the version it is in, once the account itself was read or saved. */
  user: Pick<AccountDto, 'id' | 'name' | 'email' | 'address'> & Partial<Pick<UserDto, 'version'>>;
}

let known: { stored: string; account: Account | null } = { stored: '', account: null };
const listeners = new Set<() => void>();

/** The admin token goes before the user token with every request, so its account is the one that acts. */
function readAccount(): Account | null {
  for (const kind of ['admin', 'public'] as const) {
    const user = readStoredUser<Account['user']>(kind);
    if (user && readAccessToken(kind) !== null) return { kind, user };
  }
  return null;
}

function announce(): void {
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  // Signing in or out in another tab counts here too.
  if (listeners.size === 0) globalThis.addEventListener('storage', announce);
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size === 0) globalThis.removeEventListener('storage', announce);
  };
}

/** The account signed in now; the same object for as long as the same is stored. */
export function currentAccount(): Account | null {
  const account = readAccount();
  const stored = JSON.stringify(account);
  if (stored !== known.stored) known = { stored, account };
  return known.account;
}

/** The account signed in, or null; on the server always null. */
export function useAccount(): Account | null {
  return useSyncExternalStore(subscribe, currentAccount, () => null);
}

export function signInHere({ user, accessToken, refreshToken }: SignedInDto): void {
  saveSession('public', user, { accessToken, refreshToken });
  announce();
}

/** Keeps what is stored of the account in step with what the server has saved. */
export function rememberUser(kind: SessionKind, user: UserDto): void {
  saveUser(kind, user);
  announce();
}

export function signOutHere(kind: SessionKind): void {
  clearSession(kind);
  announce();
}

onSessionExpired(announce);
