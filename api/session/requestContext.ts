import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Viewer } from '../access.ts';
import {
  anonymousContext,
  type ClientConnection,
  type Context,
  type Services,
} from '../context.ts';
import { bearerToken, isApiToken, viewerOfApiToken } from './apiTokens.ts';
import { clientAddress } from './trustedProxies.ts';
import { sessionDays } from './sessions.ts';
import { deviceDays } from './tokens.ts';

/**
 * Creates the context of an HTTP request. A request with an API token neither reads nor sets
 * cookies.
 * @throws UNAUTHENTICATED if its API token is refused, TOO_MANY_REQUESTS
 */
export async function requestContext(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Context> {
  const context = anonymousContext(services);
  const client = clientOf(services, request, response);
  const token = bearerToken(request);
  if (token && isApiToken(token)) {
    const { address, userAgent } = client;
    const viewer = await viewerOfApiToken(services, token, address);
    return { ...context, viewer, client: { ...context.client, address, userAgent } };
  }
  return { ...context, viewer: await viewerOf(services, token), client };
}

/** The account of the request's access token; null if the token or its session has ended. */
async function viewerOf(
  { tokens, sessions, now }: Services,
  token: string | null,
): Promise<Viewer | null> {
  const access = token && tokens.readAccess(token);
  if (!access) return null;
  const session = await sessions.find(access, now());
  const { userId: id, sessionId } = access;
  if (!session) return null;
  const { email, roles, mustSetUpSecondFactor } = session;
  return { id, email, roles, sessionId, isProgram: false, mustSetUpSecondFactor };
}

function clientOf(
  { server, trustsProxy }: Services,
  request: IncomingMessage,
  response: ServerResponse,
): ClientConnection {
  return {
    address: clientAddress(request, trustsProxy),
    userAgent: request.headers['user-agent'] ?? '',
    ...sessionCookies(request, response, server.siteUrl.startsWith('https:')),
  };
}

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
function sessionCookies(
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
