import { createContext, useContext, useSyncExternalStore } from 'react';
import { createSession, restoring, type Session, type SessionState } from './session.ts';

/** The default, as on the server: the session stays unknown. */
const unknown = createSession(() => Promise.reject(new Error('Nobody can sign in here.')));

export const SessionContext = createContext<Session>(unknown);

/**
 * Whether a user is signed in, and who. During hydration it is `restoring` as on the server, so
 * visitors must not see what depends on it until it changes.
 */
export function useSession(): SessionState {
  const session = useContext(SessionContext);
  return useSyncExternalStore(session.subscribe, session.read, () => restoring);
}
