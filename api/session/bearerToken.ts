import type { IncomingMessage } from 'node:http';
import { isApiToken } from './apiTokens.ts';

/**
 * The access token in the `Authorization: Bearer` header of a request, not verified; null if there
 * is none. For a header with an API token in another form: one that is never valid.
 */
export function bearerToken({ headers }: IncomingMessage): string | null {
  const { authorization = '' } = headers;
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
  return token ?? (isApiToken(authorization) ? 'eca_' : null);
}
