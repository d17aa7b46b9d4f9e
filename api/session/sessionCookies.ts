import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { ClientConnection } from '../context.ts';
import { sessionDays } from './sessions.ts';
import { deviceDays } from './tokens.ts';

const refreshCookie = 'refresh_token';
const deviceCookie = 'device';

/**
 * The number of accounts that a device remembers, so that a shared device does not count as new
 * again and again.
 */
const accountsPerDevice = 5;
/** No token contains it. */
const separator = '~';

/**
 * Reads and sets the cookies of sign-ins. Scripts cannot read them, and requests from other sites
 * do not send them.
 * @param isSecure whether they are sent only over HTTPS
 */
export function sessionCookies(
  request: IncomingMessage,
  response: ServerResponse,
  isSecure: boolean,
): Omit<ClientConnection, 'address' | 'userAgent'> {
  const cookies = parseCookie(request.headers.cookie ?? '');
  const headers = new Map<string, string>();
  const set = (name: string, value: string, days: number) => {
    const header = stringifySetCookie({
      name,
      value,
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
      path: '/graphql',
      maxAge: days * 24 * 60 * 60,
    });
    response.setHeader('Set-Cookie', [...headers.set(name, header).values()]);
  };
  return {
    refreshToken: cookies[refreshCookie] ?? null,
    setRefreshToken: (token) => set(refreshCookie, token ?? '', token ? sessionDays : 0),
    deviceTokens: (cookies[deviceCookie] ?? '').split(separator).slice(0, accountsPerDevice),
    setDeviceTokens: (tokens) =>
      set(deviceCookie, tokens.slice(0, accountsPerDevice).join(separator), deviceDays),
  };
}
