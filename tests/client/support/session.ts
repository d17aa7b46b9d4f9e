import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { createSession, type Session } from '../../../client/session/session.ts';
import {
  expiryKey,
  type SessionUser,
  type SignedInSession,
  sessionKey,
} from '../../../client/session/storedSession.ts';

export const someone: SessionUser = {
  id: 'a1',
  email: 'abebe@example.org',
  language: 'EN',
  roles: ['ADMIN'],
  mustSetUpSecondFactor: false,
};

/** What the API responds to a sign-in or a refresh. */
export function opened(accessToken = 'first', user = someone): SignedInSession {
  return { user, accessToken, expiresIn: 900 };
}

/** An error as the API responds with it. */
export function failure(code: string, message = code, extensions: object = {}) {
  return new CombinedGraphQLErrors({
    errors: [{ message, extensions: { code, ...extensions } }],
  });
}

/** A signed-in or anonymous session. It uses the browser's storage. */
export function sessionOf(user: SignedInSession['user'] | null): Session {
  const session = createSession(() => Promise.reject(failure('UNAUTHENTICATED')));
  if (user) session.begin(opened('token', user));
  else void session.restore();
  return session;
}

/** Stores a session, as another tab or an earlier visit does. */
export function leaveStored(accessToken: string, expiresAt: number, user = someone) {
  localStorage.setItem(expiryKey, String(expiresAt));
  localStorage.setItem(sessionKey, JSON.stringify({ user, accessToken, expiresIn: 900 }));
}
