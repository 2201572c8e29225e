import { ApiError } from './api-error';
import {
  clearSession,
  readAccessToken,
  readRefreshToken,
  saveTokens,
  type SessionKind,
  type SessionTokens,
} from './session-storage';
import { send } from './transport';

type ExpiredListener = (kind: SessionKind) => void;

let notifyExpired: ExpiredListener = () => {};
const underWay = new Map<SessionKind, Promise<boolean>>();

/** Notifies the application that a session ended for good; its credentials are already cleared. */
export function onSessionExpired(listener: ExpiredListener): void {
  notifyExpired = listener;
}

/**
 * Gets a new pair of tokens in exchange for the stored refresh token.
 * Requests that fail at the same time share one exchange, across tabs too: the server exchanges a refresh token once,
 * gives the same successor again for a minute, in case its answer was lost, and takes a later use for theft.
 * @param usedToken the access token that was refused
 * @returns whether a fresh access token is stored now
 */
export function refreshSession(kind: SessionKind, usedToken: string): Promise<boolean> {
  const shared = underWay.get(kind) ?? startRefresh(kind, usedToken).finally(() => underWay.delete(kind));
  underWay.set(kind, shared);
  return shared;
}

function startRefresh(kind: SessionKind, usedToken: string): Promise<boolean> {
  const exchange = () => exchangeTokens(kind, usedToken);
  const locks = globalThis.navigator?.locks;
  if (!locks) return exchange();
  return locks.request(`session-refresh-${kind}`, exchange).catch((error: Error) => {
    // Where storage is blocked, so are locks; no other tab shares the session then.
    if (error.name === 'SecurityError') return exchange();
    throw error;
  });
}

async function exchangeTokens(kind: SessionKind, usedToken: string): Promise<boolean> {
  const current = readAccessToken(kind);
  if (current !== null && current !== usedToken) return true;

  const refreshToken = readRefreshToken(kind);
  if (refreshToken === null) return endSession(kind);
  // Somebody signed out, or in, while the answer was under way: it is about a session of before.
  const isReplaced = () => readRefreshToken(kind) !== refreshToken;
  try {
    const answer = await send<{ data: SessionTokens }>('/api/v1/auth/refresh', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    });
    if (isReplaced()) return readAccessToken(kind) !== null;
    saveTokens(kind, answer.data);
    return true;
  } catch (error) {
    if (isReplaced()) return readAccessToken(kind) !== null;
    // Only a refusal ends the session. A dead network or a busy server must not sign anybody out.
    if (error instanceof ApiError && [400, 401, 403].includes(error.status)) return endSession(kind);
    throw error;
  }
}

function endSession(kind: SessionKind): false {
  clearSession(kind);
  notifyExpired(kind);
  return false;
}
