/**
 * What this browser remembers between visits. Storage may be missing (server rendering) or refuse
 * (private windows, full disk): reading then gives null and writing does nothing.
 */
export const STORAGE_KEYS = {
  publicUser: 'user',
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  adminUser: 'adminUser',
  adminToken: 'adminToken',
  adminRefreshToken: 'adminRefreshToken',
  visitorSessionId: 'visitorSessionId',
  hasVisited: 'has_visited',
} as const;

export type StorageKey = keyof typeof STORAGE_KEYS;

/** `admin` is a session of the back office, `public` one of a visitor's account. */
export type SessionKind = 'admin' | 'public';

const SESSION_KEYS = {
  admin: { user: 'adminUser', access: 'adminToken', refresh: 'adminRefreshToken' },
  public: { user: 'publicUser', access: 'accessToken', refresh: 'refreshToken' },
} as const satisfies Record<SessionKind, Record<string, StorageKey>>;

export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

export function readStored(key: StorageKey): string | null {
  try {
    return globalThis.localStorage?.getItem(STORAGE_KEYS[key]) ?? null;
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) globalThis.localStorage?.removeItem(STORAGE_KEYS[key]);
    else globalThis.localStorage?.setItem(STORAGE_KEYS[key], value);
  } catch {
    // Nothing to do: the session then lasts as long as the page.
  }
}

/** The stored user as it was saved; null when there is none or the entry is damaged. */
export function readStoredUser<User>(kind: SessionKind): User | null {
  const raw = readStored(SESSION_KEYS[kind].user);
  if (raw === null) return null;
  try {
    return JSON.parse(raw) as User;
  } catch {
    return null;
  }
}

export function readAccessToken(kind: SessionKind): string | null {
  return readStored(SESSION_KEYS[kind].access);
}

export function readRefreshToken(kind: SessionKind): string | null {
  return readStored(SESSION_KEYS[kind].refresh);
}

export function saveSession(kind: SessionKind, user: unknown, tokens: SessionTokens): void {
  saveUser(kind, user);
  saveTokens(kind, tokens);
}

export function saveUser(kind: SessionKind, user: unknown): void {
  writeStored(SESSION_KEYS[kind].user, JSON.stringify(user));
}

export function saveTokens(kind: SessionKind, tokens: SessionTokens): void {
  writeStored(SESSION_KEYS[kind].access, tokens.accessToken);
  writeStored(SESSION_KEYS[kind].refresh, tokens.refreshToken);
}

export function clearSession(kind: SessionKind): void {
  for (const key of Object.values(SESSION_KEYS[kind])) writeStored(key, null);
}
