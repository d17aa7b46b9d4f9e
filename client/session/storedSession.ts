import { allLanguages, type Language } from '../../api/shared/messages/languages.ts';
import { ignoreStorageErrors } from '../ignoreStorageErrors.ts';
import { allRoles, type Role } from './roles.ts';

export interface SessionUser {
  id: string;
  email: string;
  /** Empty if there is none; undefined in a session that an older version of the site stored. */
  name?: string | undefined;
  /** The language of the admin area. */
  language: Language;
  /** The roles of the account. The API decides; pages hide what it would refuse. */
  roles: readonly Role[];
  /** Whether the account must set up a second factor before anything else. */
  mustSetUpSecondFactor: boolean;
}

/** The name of a user, or else the email address. */
export const displayName = ({ name, email }: Pick<SessionUser, 'name' | 'email'>) => name || email;

/** The result of a sign-in. It does not contain the refresh token, which is a cookie. */
export interface SignedInSession {
  user: SessionUser;
  accessToken: string;
  /** The number of seconds for which the access token is valid. */
  expiresIn: number;
}

export interface StoredSession extends SignedInSession {
  /** When the access token expires, in milliseconds since 1970 by the clock of this device. */
  expiresAt: number;
}

/** The two entries in browser storage (docs/product/accounts.md, section 7.4). */
export const sessionKey = 'session';
export const expiryKey = 'session-expires-at';

/** @returns null if there is no readable session, undefined if the storage is not accessible */
export function readStored(): StoredSession | null | undefined {
  try {
    const text = localStorage.getItem(sessionKey);
    const expiresAt = Number(localStorage.getItem(expiryKey));
    return text === null ? null : sessionFrom(text, expiresAt);
  } catch {
    return undefined;
  }
}

/** @returns whether it was stored. If not, the session lasts as long as the page. */
export function writeStored({ user, accessToken, expiresIn, expiresAt }: StoredSession): boolean {
  try {
    // The session is written last: its change is the event that other tabs get.
    localStorage.setItem(expiryKey, String(expiresAt));
    localStorage.setItem(sessionKey, JSON.stringify({ user, accessToken, expiresIn }));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(): void {
  // docs/product/accounts.md, section 7.4
  ignoreStorageErrors(() => {
    localStorage.removeItem(expiryKey);
    localStorage.removeItem(sessionKey);
  });
}

/** Validates the stored text, which an older version of the site or anybody may have written. */
function sessionFrom(text: string, expiresAt: number): StoredSession | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isSession(value) || !Number.isFinite(expiresAt)) return null;
  const { language, roles, mustSetUpSecondFactor } = value.user;
  const isKnown = allLanguages.includes(language);
  const user = {
    ...value.user,
    language: isKnown ? language : 'EN',
    mustSetUpSecondFactor: (mustSetUpSecondFactor as unknown) === true,
    roles: Array.isArray(roles) ? allRoles.filter((role) => roles.includes(role)) : allRoles,
  };
  return { ...value, user, expiresAt };
}

function isSession(value: unknown): value is SignedInSession {
  return (
    hasKeys(value, ['user', 'accessToken', 'expiresIn']) &&
    hasKeys(value['user'], ['id', 'email']) &&
    typeof value['user']['id'] === 'string' &&
    typeof value['user']['email'] === 'string' &&
    typeof value['accessToken'] === 'string' &&
    typeof value['expiresIn'] === 'number'
  );
}

function hasKeys(value: unknown, keys: string[]): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && keys.every((key) => key in value);
}
