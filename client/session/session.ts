import { codeOf } from '../graphql/errors.ts';
import { withRetries } from './retry.ts';
import {
  writeStored,
  type SignedInSession,
  readStored,
  removeStored,
  type SessionUser,
  type StoredSession,
} from './storedSession.ts';

export type SessionState =
  | { status: 'restoring'; user: null }
  | { status: 'signedOut'; user: null }
  | { status: 'signedIn'; user: SessionUser };

/**
 * Milliseconds before its expiry at which a session is refreshed (docs/product/accounts.md, section 7.4).
 */
const refreshMargin = 90_000;

export const restoring: SessionState = { status: 'restoring', user: null };
const signedOut: SessionState = { status: 'signedOut', user: null };

/**
 * The session of this browser, shared by its tabs.
 * @param requestRefresh exchanges the cookie for the next session at the API
 */
export function createSession(requestRefresh: () => Promise<SignedInSession>) {
  const listeners = new Set<() => void>();
  let state: SessionState = restoring;
  let current: StoredSession | null = null;
  /** Whether the storage of the browser contains `current`, so that other tabs can change it. */
  let isStored = false;
  let restored: Promise<void> | null = null;
  let refreshing: Promise<string | null> | null = null;

  function show(next: SessionState) {
    // A refreshed token is no change for listeners.
    if (next.status === state.status && isSameUser(next.user, state.user)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** Starts a session after a sign-in. */
  function begin({ user, accessToken, expiresIn }: SignedInSession) {
    const { id, email, name, language, roles, mustSetUpSecondFactor } = user;
    const known = { id, email, name, language, roles, mustSetUpSecondFactor };
    const expiresAt = Date.now() + expiresIn * 1000;
    current = { user: known, accessToken, expiresIn, expiresAt };
    isStored = writeStored(current);
    show({ status: 'signedIn', user: current.user });
  }

  /** Removes the session from this browser, without a request to the API. */
  function end() {
    current = null;
    isStored = false;
    removeStored();
    show(signedOut);
  }

  /** Applies what another tab stored or removed. */
  function followOtherTabs() {
    const stored = readStored();
    if (stored && !isSame(stored, current)) {
      current = stored;
      isStored = true;
      if (stored.expiresAt > Date.now()) show({ status: 'signedIn', user: stored.user });
    } else if (stored === null && isStored) {
      end();
    }
  }

  /** @param staleToken the token to replace; another tab may have replaced it in the meantime */
  async function refresh(staleToken: string): Promise<string | null> {
    const isReplaced = () => {
      followOtherTabs();
      return current?.accessToken !== staleToken;
    };
    if (isReplaced()) return current?.accessToken ?? null;
    try {
      const opened = await withRetries(requestRefresh);
      // A user who signed out before the response stays signed out.
      if (!isReplaced()) begin(opened);
    } catch (error) {
      if (codeOf(error) !== 'UNAUTHENTICATED') throw error;
      if (!isReplaced()) end();
    }
    return current?.accessToken ?? null;
  }

  /** Concurrent callers, in this tab and in others, share one request. */
  function refreshOnce(staleToken: string): Promise<string | null> {
    const work = () => refresh(staleToken);
    refreshing ??= (isStored ? withTabLock(work) : work()).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function restoreNow() {
    followOtherTabs();
    if (state.status !== 'restoring') return;
    // The access token has expired, but the cookie may be valid for 30 days.
    if (current) await refreshOnce(current.accessToken).catch(() => null);
    else removeStored();
    // A session that could not be refreshed without a connection stays stored.
    if (state === restoring) show(signedOut);
  }

  return {
    read: (): SessionState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Finds out whether a user is signed in; a second call changes nothing. */
    restore: () => (restored ??= restoreNow()),
    begin,
    /** Applies changes that the signed-in user made to the account. */
    changeUser(changes: Partial<Omit<SessionUser, 'id'>>) {
      if (!current) return;
      current = { ...current, user: { ...current.user, ...changes } };
      if (isStored) writeStored(current);
      show({ status: 'signedIn', user: current.user });
    },
    end,
    /** A valid access token, refreshed if necessary; null if no user is signed in. */
    async accessToken() {
      if (state.status !== 'signedIn' || !current) return null;
      if (current.expiresAt > Date.now()) return current.accessToken;
      return refreshOnce(current.accessToken);
    },
    /** The access token after one that the API refused; null if the session has ended. */
    renew: refreshOnce,
    /** Refreshes a session that expires soon. */
    async refreshIfDue() {
      if (!current || current.expiresAt - Date.now() > refreshMargin) return;
      // The server could not be reached; the next tick tries again.
      await refreshOnce(current.accessToken).catch(() => null);
    },
    followOtherTabs,
  };
}

export type Session = ReturnType<typeof createSession>;

const isSameUser = (one: SessionUser | null, other: SessionUser | null) =>
  one?.id === other?.id &&
  one?.email === other?.email &&
  one?.name === other?.name &&
  one?.language === other?.language &&
  one?.mustSetUpSecondFactor === other?.mustSetUpSecondFactor &&
  String(one?.roles) === String(other?.roles);

const isSame = (stored: StoredSession, current: StoredSession | null) =>
  stored.accessToken === current?.accessToken && isSameUser(stored.user, current.user);

/** Milliseconds until other tabs can read what one tab has stored. */
const storageDelay = 100;

/**
 * The next tab runs when it can read what this one has stored. Pages without HTTPS have no locks;
 * there the server tolerates two simultaneous refreshes.
 */
function withTabLock<Result>(
  work: () => Promise<Result>,
  { locks }: { locks?: LockManager | null } = navigator,
): Promise<Result> {
  if (!locks) return work();
  return new Promise((resolve, reject) => {
    const turn = async () => {
      await work().then(resolve, reject);
      await new Promise((done) => setTimeout(done, storageDelay));
    };
    locks.request('session', turn).catch(reject);
  });
}
