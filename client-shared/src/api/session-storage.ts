/**
 * What this browser remembers between visits. Storage may be missing (server rendering) or refuse (cookies blocked, full
 * disk): what is written then lasts as long as the page.
 */
export type StorageKey =
  | 'user'
  | 'accessToken'
  | 'refreshToken'
  | 'adminUser'
  | 'adminToken'
  | 'adminRefreshToken'
  | 'visitorSessionId'
  | 'has_visited'
  | 'shortlist';

/** `admin` is a session of the back office, `public` one of a visitor's account. */
export type SessionKind = 'admin' | 'public';

const SESSION_KEYS = {
  admin: { user: 'adminUser', access: 'adminToken', refresh: 'adminRefreshToken' },
  public: { user: 'user', access: 'accessToken', refresh: 'refreshToken' },
} as const satisfies Record<SessionKind, Record<string, StorageKey>>;

export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

/** Of this page. Nothing is written while the server renders, where it would be shared by all visitors. */
const refused: Partial<Record<StorageKey, string | null>> = {};

export function readStored(key: StorageKey): string | null {
  try {
    return refused[key] ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, value: string | null): void {
  refused[key] = null;
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    refused[key] = value;
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
