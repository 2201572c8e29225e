import {
  ApiError,
  clearSession,
  onSessionExpired,
  readAccessToken,
  readStoredUser,
  saveSession,
  writeStored,
} from '@consultancy/client-shared/api';
import { getGetProfileQueryOptions, logout } from '@consultancy/client-shared/api/generated/auth/auth';
import { type AccountDto, type SignedInDto, UserRole } from '@consultancy/client-shared/api/model';
import type { QueryClient } from '@tanstack/react-query';
import { forgetClientDrafts, forgetOldDrafts, forgetStrangeDrafts } from './client-drafts';

/**
 * Why nobody is signed in: `absent` nobody was, `left` somebody signed out here, `elsewhere` another tab
 * ended the session, `expired` the server did.
 */
export type SignedOutReason = 'absent' | 'left' | 'elsewhere' | 'expired';

export type SessionState =
  | { phase: 'restoring' }
  /** The stored session could not be checked, and may well be good. */
  | { phase: 'unconfirmed'; failure: unknown }
  | { phase: 'signedIn'; user: AccountDto }
  | {
      phase: 'signedOut';
      reason: SignedOutReason;
      /** Whose session the server ended while they worked; their pages stay until somebody signs in. */
      interrupted?: AccountDto;
    };

/** Whose pages are open: the account that is signed in, or that has to sign in again. */
export function accountOf(state: SessionState): AccountDto | undefined {
  if (state.phase === 'signedIn') return state.user;
  return state.phase === 'signedOut' ? state.interrupted : undefined;
}

/** Thrown when the credentials are right but belong to an account of the public site. */
export class NotStaffError extends Error {
  override readonly name = 'NotStaffError';
}

/** Signing out does not wait longer for the server than this; the browser forgets the session anyway. */
const LOGOUT_PATIENCE_MS = 4000;

/**
 * Who is signed in to the back office. Local storage holds the truth, shared by all tabs; this class turns
 * it into a state that screens follow, and empties the query cache whenever the account changes.
 */
export class Session {
  #state: SessionState = { phase: 'restoring' };
  #listeners = new Set<() => void>();
  #isSigningOut = false;

  constructor(private readonly queries: QueryClient) {}

  /** Reads the stored session and follows other tabs. Returns what ends the following. */
  start(): () => void {
    const followStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith('admin')) this.#syncWithStorage();
    };
    const followReturn = ({ persisted }: PageTransitionEvent) => persisted && this.#syncWithStorage();
    const followLine = () => this.confirm();
    window.addEventListener('storage', followStorage);
    window.addEventListener('pageshow', followReturn);
    window.addEventListener('online', followLine);
    onSessionExpired((kind) => kind === 'admin' && this.#setSignedOut('expired'));
    forgetOldDrafts();
    void this.#restore();
    return () => {
      window.removeEventListener('storage', followStorage);
      window.removeEventListener('pageshow', followReturn);
      window.removeEventListener('online', followLine);
      onSessionExpired(() => {});
    };
  }

  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Throws NotStaffError for an account of the public site, whose session is ended at once. */
  async begin(data: SignedInDto): Promise<void> {
    if (data.user.role === UserRole.USER) {
      await endUnwantedSession(data.accessToken);
      throw new NotStaffError();
    }
    const { user, accessToken, refreshToken } = data;
    saveSession('admin', user, { accessToken, refreshToken });
    this.#setSignedIn(user);
  }

  /** Stores the changed account of this session; other tabs are notified. */
  adopt(user: AccountDto): void {
    if (this.#state.phase !== 'signedIn' || this.#state.user.id !== user.id) return;
    writeStored('adminUser', JSON.stringify(user));
    this.#setSignedIn(user);
  }

  /** Signs out at the server, then forgets the session, also where the server fails. */
  async signOut(): Promise<void> {
    this.#isSigningOut = true;
    // What is under way would be refused, and nobody is there to see its answer.
    await this.queries.cancelQueries();
    try {
      await logout({ signal: AbortSignal.timeout(LOGOUT_PATIENCE_MS) });
    } catch {
      // Signing out always works for the person who requested it; a session left behind expires.
    } finally {
      clearSession('admin');
      forgetClientDrafts();
      this.#isSigningOut = false;
      this.#setSignedOut('left');
    }
  }

  /** Checks the stored session once more, after the line or the server had failed. */
  confirm(): void {
    if (this.#state.phase === 'unconfirmed') void this.#restore();
  }

  async #restore(): Promise<void> {
    const storedUser = readStoredUser<AccountDto>('admin');
    const token = readAccessToken('admin');
    if (!storedUser || token === null) {
      clearSession('admin');
      this.#setSignedOut('absent');
      return;
    }
    this.#setState({ phase: 'restoring' });
    try {
      const { data: user } = await this.queries.fetchQuery({
        ...getGetProfileQueryOptions(),
        staleTime: 0,
        // Offline the answer is known; the line itself is a reason to try again.
        ...(!navigator.onLine && { retry: false }),
      });
      // Meanwhile the server, or another tab, may have ended the session.
      if (this.#state.phase !== 'restoring') return;
      if (user.role === UserRole.USER) throw new NotStaffError();
      writeStored('adminUser', JSON.stringify(user));
      this.#setSignedIn(user);
    } catch (error) {
      if (this.#state.phase !== 'restoring') return;
      // Only a refusal ends the session: a dead line or a broken server says nothing about it.
      if (!isRefusal(error)) return this.#setState({ phase: 'unconfirmed', failure: error });
      clearSession('admin');
      this.#setSignedOut('expired');
    }
  }

  /** Another tab signed out, signed in, or changed the account. */
  #syncWithStorage(): void {
    const user = readAccessToken('admin') === null ? null : readStoredUser<AccountDto>('admin');
    if (!user) {
      if (this.#state.phase !== 'signedOut') this.#setSignedOut('elsewhere');
    } else if (accountOf(this.#state)) {
      this.#setSignedIn(user);
    } else if (this.#state.phase === 'signedOut' || this.#state.phase === 'unconfirmed') {
      void this.#restore();
    }
  }

  #setSignedIn(user: AccountDto): void {
    const before = this.#state;
    const account = accountOf(before);
    if (account && account.id !== user.id) this.queries.clear();
    forgetStrangeDrafts(user.id);
    this.#setState({ phase: 'signedIn', user });
    // What was asked for meanwhile was refused.
    if (account && before.phase === 'signedOut') void this.queries.invalidateQueries();
  }

  #setSignedOut(reason: SignedOutReason): void {
    // A refresh refused while signing out is no surprise to anybody.
    if (this.#isSigningOut) return;
    // What is typed and chosen on the open page is needed after the next sign-in.
    const interrupted = reason === 'expired' ? accountOf(this.#state) : undefined;
    this.#setState({ phase: 'signedOut', reason, ...(interrupted && { interrupted }) });
    if (!interrupted) this.queries.clear();
  }

  #setState(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof NotStaffError || (error instanceof ApiError && [401, 403].includes(error.status));
}

/** Best effort: the token is forgotten here anyway. */
async function endUnwantedSession(accessToken: string): Promise<void> {
  try {
    await logout({ headers: { Authorization: `Bearer ${accessToken}` } });
  } catch {
    // The session was never stored, so nobody can use it from here.
  }
}
