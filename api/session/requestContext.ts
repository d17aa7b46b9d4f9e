import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
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
  request: Request,
  response: Response,
): Promise<Context> {
  return {
    ...anonymousContext(services),
    viewer: await viewerOf(services, request),
    client: clientOf(services, request, response),
  };
}

/** The administrator whose access token the request bears, unless it or its session has ended. */
async function viewerOf(
  { tokens, prisma, now }: Services,
  request: Request,
): Promise<Viewer | null> {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  const access = scheme?.toLowerCase() === 'bearer' && token ? tokens.readAccess(token) : null;
  if (!access) return null;
  const session = await prisma.session.findUnique({
    where: { id: access.sessionId, userId: access.userId, expiresAt: { gt: now() } },
    select: { id: true, user: { select: { id: true, email: true } } },
  });
  return session && { ...session.user, sessionId: session.id };
}

function clientOf({ settings }: Services, request: Request, response: Response): ClientConnection {
  const cookies = parseCookie(request.headers.cookie ?? '');
  return {
    address: request.ip ?? '',
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
