import type { IncomingMessage } from 'node:http';

/** The access token in a request's `Authorization: Bearer`, unverified; null where there is none. */
export function bearerToken({ headers }: IncomingMessage): string | null {
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
