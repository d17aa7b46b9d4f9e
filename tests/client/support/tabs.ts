import { afterEach, beforeEach, vi } from 'vitest';
import { createSession, type Session } from '../../../client/session/session.ts';
import { type SignedInSession, sessionKey } from '../../../client/session/storedSession.ts';
import { watchSession } from '../../../client/session/watchSession.ts';
import { failure } from './session.ts';

/** When the tests begin, in milliseconds since 1970. */
export const start = new Date('2026-11-21T00:00:00Z').getTime();

/** Functions that stop the tabs which a test opened. */
const closing: (() => void)[] = [];

/** A page of the site, with its own session over the storage that all share. */
export function openTab(askForRefresh: () => Promise<SignedInSession>): Session {
  const session = createSession(askForRefresh);
  closing.push(watchSession(session));
  return session;
}

/** The storage event that other tabs receive after a change. */
export const tellOtherTabs = (key: string | null = sessionKey) => {
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

export const refused = () => Promise.reject(failure('UNAUTHENTICATED'));
export const stored = () => localStorage.getItem(sessionKey) ?? '';

/** Empties the storage before each test of a file, stops the clock, and closes its tabs after it. */
export function tabsAround(): void {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ now: start });
  });
  afterEach(() => {
    for (const close of closing.splice(0)) close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'locks');
  });
}
