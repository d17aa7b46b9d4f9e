import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Viewer } from '../access.ts';
import {
  anonymousContext,
  type ClientConnection,
  type Context,
  type Services,
} from '../context.ts';
import { bearerToken } from './bearerToken.ts';
import { sessionCookies } from './sessionCookies.ts';
import { clientAddress } from './trustedProxies.ts';

/** Creates the context of an HTTP request. */
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

/** The account of the request's access token; null if the token or its session has ended. */
async function viewerOf(
  { tokens, sessions, now }: Services,
  request: IncomingMessage,
): Promise<Viewer | null> {
  const token = bearerToken(request);
  const access = token && tokens.readAccess(token);
  if (!access) return null;
  const session = await sessions.find(access, now());
  const { userId: id, sessionId } = access;
  if (!session) return null;
  const { email, roles, mustSetUpSecondFactor } = session;
  return { id, email, roles, sessionId, mustSetUpSecondFactor };
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
