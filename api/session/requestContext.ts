import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Viewer } from '../access.ts';
import {
  anonymousContext,
  type ClientConnection,
  type Context,
  type Services,
} from '../context.ts';
import { isApiToken, viewerOfApiToken } from './apiTokens.ts';
import { bearerToken } from './bearerToken.ts';
import { sessionCookies } from './sessionCookies.ts';
import { clientAddress } from './trustedProxies.ts';

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
