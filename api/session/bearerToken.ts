import type { IncomingMessage } from 'node:http';

/**
 * The access token in the `Authorization: Bearer` header of a request, not verified; null if there
 * is none.
 */
export function bearerToken({ headers }: IncomingMessage): string | null {
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
