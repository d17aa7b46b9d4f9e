import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { ClientConnection } from '../context.ts';
import { sessionDays } from './sessions.ts';
import { deviceDays } from './tokens.ts';

const refreshCookie = 'refresh_token';
const deviceCookie = 'device';

/**
 * Reads and sets the cookies of a browser that signs in: scripts cannot read them, and other sites
 * cannot have them sent.
 * @param isSecure whether they are sent over HTTPS alone
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
    deviceToken: cookies[deviceCookie] ?? null,
    setDeviceToken: (token) => set(deviceCookie, token, deviceDays),
  };
}
