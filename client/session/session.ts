import { codeOf } from '../graphql/errors.ts';
import { withRetries } from './retry.ts';
import {
  keepStored,
  type OpenedSession,
  readStored,
  removeStored,
  type SessionUser,
  type StoredSession,
} from './storedSession.ts';

export type SessionState =
  | { status: 'restoring'; user: null }
  | { status: 'signedOut'; user: null }
  | { status: 'signedIn'; user: SessionUser };

/** The session of this browser, shared by its tabs. */
export interface Session {
  read: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Finds out whether somebody is signed in; asked again, it changes nothing. */
  restore: () => Promise<void>;
  /** Goes on with what a sign-in brought. */
  begin: (opened: OpenedSession) => void;
  /** Forgets the session here. The backend is not told. */
  end: () => void;
  /** An access token that is still good, refreshed if need be; null when nobody is signed in. */
  accessToken: () => Promise<string | null>;
  /** The access token that follows one the API refused; null when the session is over. */
  renew: (refused: string) => Promise<string | null>;
  /** Refreshes a session that runs out soon. */
  refreshIfDue: () => Promise<void>;
  /** Takes over what another tab stored or removed. */
  followOtherTabs: () => void;
}

/** Milliseconds before its end at which a session is refreshed (docs/product.md, section 7.4). */
const refreshMargin = 90_000;

export const restoring: SessionState = { status: 'restoring', user: null };
const signedOut: SessionState = { status: 'signedOut', user: null };

/** @param askForRefresh exchanges the cookie for the next session at the API */
export function createSession(askForRefresh: () => Promise<OpenedSession>): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = restoring;
  let current: StoredSession | null = null;
  /** Whether the browser's storage holds `current`, so that other tabs have a say in it. */
  let isStored = false;
  let restored: Promise<void> | null = null;
  let refreshing: Promise<string | null> | null = null;

  function show(next: SessionState) {
    // A refreshed token is no news to those who watch.
    if (next.status === state.status && next.user?.id === state.user?.id) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function begin({ user: { id, email }, accessToken, expiresIn }: OpenedSession) {
    const expiresAt = Date.now() + expiresIn * 1000;
    current = { user: { id, email }, accessToken, expiresIn, expiresAt };
    isStored = keepStored(current);
    show({ status: 'signedIn', user: current.user });
  }

  function end() {
    current = null;
    isStored = false;
    removeStored();
    show(signedOut);
  }

  function followOtherTabs() {
    const stored = readStored();
    if (stored && stored.accessToken !== current?.accessToken) {
      current = stored;
      isStored = true;
      if (stored.expiresAt > Date.now()) show({ status: 'signedIn', user: stored.user });
    } else if (stored === null && isStored) {
      end();
    }
  }

  /** @param staleToken the token to be replaced; another tab may have done that meanwhile */
  async function refresh(staleToken: string): Promise<string | null> {
    const isReplaced = () => {
      followOtherTabs();
      return current?.accessToken !== staleToken;
    };
    if (isReplaced()) return current?.accessToken ?? null;
    try {
      const opened = await withRetries(askForRefresh);
      // Whoever signed out while the answer was on its way stays signed out.
      if (!isReplaced()) begin(opened);
    } catch (error) {
      if (codeOf(error) !== 'UNAUTHENTICATED') throw error;
      if (!isReplaced()) end();
    }
    return current?.accessToken ?? null;
  }

  /** However many ask at once, here and in other tabs, the server is asked once. */
  function refreshOnce(staleToken: string): Promise<string | null> {
    const work = () => refresh(staleToken);
    refreshing ??= (isStored ? oneTabAtATime(work) : work()).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function restoreNow() {
    followOtherTabs();
    if (state.status !== 'restoring') return;
    // The token has run out, but the cookie may be good for 30 days.
    if (current) await refreshOnce(current.accessToken).catch(() => null);
    else removeStored();
    // A session that could not be refreshed for want of a connection is kept for later.
    if (state === restoring) show(signedOut);
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore: () => (restored ??= restoreNow()),
    begin,
    end,
    async accessToken() {
      if (state.status !== 'signedIn' || !current) return null;
      if (current.expiresAt > Date.now()) return current.accessToken;
      return refreshOnce(current.accessToken);
    },
    renew: (refused) => refreshOnce(refused),
    async refreshIfDue() {
      if (!current || current.expiresAt - Date.now() > refreshMargin) return;
      // It could not be reached; the next tick tries again.
      await refreshOnce(current.accessToken).catch(() => null);
    },
    followOtherTabs,
  };
}

/** Milliseconds in which what one tab stored can be read in the others. */
const spreading = 100;

/**
 * The next tab has its turn once it can read what this one stored. Pages that did not come over a
 * safe connection have no locks; there the server bears with us.
 */
function oneTabAtATime<Result>(
  work: () => Promise<Result>,
  { locks }: { locks?: LockManager | null } = navigator,
): Promise<Result> {
  if (!locks) return work();
  return new Promise((resolve, reject) => {
    const turn = async () => {
      await work().then(resolve, reject);
      await new Promise((done) => setTimeout(done, spreading));
    };
    locks.request('session', turn).catch(reject);
  });
}
