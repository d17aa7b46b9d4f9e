import { createContext, useContext, useSyncExternalStore } from 'react';
import { createSession, restoring, type Session, type SessionState } from './session.ts';

/** Where nothing else is provided, as on the server, it is never known whether somebody signed in. */
const unknown = createSession(() => Promise.reject(new Error('Nobody can sign in here.')));

export const SessionContext = createContext<Session>(unknown);

/**
 * Whether somebody is signed in, and who. While pages are hydrated it says `restoring` as on the
 * server, so what it decides must not matter to visitors until it says something else.
 */
export function useSession(): SessionState {
  const session = useContext(SessionContext);
  return useSyncExternalStore(session.subscribe, session.read, () => restoring);
}
