import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import proxyAddress from 'proxy-addr';
import {
  anonymousContext,
  type ClientConnection,
  type Context,
  type Services,
  type Viewer,
} from '../context.ts';
import { sessionDays } from './sessions.ts';

const cookieName = 'refresh_token';

/** Makes what resolvers get for one HTTP request. */
export async function requestContext(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Context> {
  return {
    ...anonymousContext(services),
    viewer: await viewerOf(services, request),
    client: clientOf(services, request, response),
  };
}

/** The administrator whose access token the request bears, unless it or its session has ended. */
async function viewerOf(
  { tokens, sessions, now }: Services,
  request: IncomingMessage,
): Promise<Viewer | null> {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  const access = scheme?.toLowerCase() === 'bearer' && token ? tokens.readAccess(token) : null;
  if (!access) return null;
  const session = await sessions.find(access, now());
  return session && { id: access.userId, email: session.email, sessionId: access.sessionId };
}

function clientOf(
  { settings, trustsProxy }: Services,
  request: IncomingMessage,
  response: ServerResponse,
): ClientConnection {
  const cookies = parseCookie(request.headers.cookie ?? '');
  return {
    address: proxyAddress(request, trustsProxy),
    userAgent: request.headers['user-agent'] ?? '',
    refreshToken: cookies[cookieName] ?? null,
    keepRefreshToken(token) {
      response.setHeader(
        'Set-Cookie',
        stringifySetCookie({
          name: cookieName,
          value: token ?? '',
          httpOnly: true,
          sameSite: 'strict',
          secure: settings.siteUrl.startsWith('https:'),
          path: '/graphql',
          maxAge: token ? sessionDays * 24 * 60 * 60 : 0,
        }),
      );
    },
  };
}
