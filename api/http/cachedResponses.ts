import { CachedResponse } from '../cache/cachedResponse.ts';
import { anonymousContext, type Context, type Services } from '../context.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { plainText, plainTextsFor } from './plainPage.ts';
import { outageSeconds } from '../errors.ts';

/** The cache key of the response at a canonical address, path and query. */
export const responseKey = (address: string) => `response ${address}`;

/** Cached by clients and revalidated each time, because no tag can invalidate the copies of browsers. */
export const revalidated = { 'Cache-Control': 'public, no-cache' };

interface ResponseParts {
  status: number;
  /** Headers besides those of every response. */
  headers: Record<string, string>;
  body: string | Buffer;
  /** The cause of an error response. */
  error?: unknown;
}

/**
 * Makes a response for anonymous readers, or returns an equivalent cached one.
 * @param context its cache tags get the content that the response depends on
 */
type MakeResponse = (context: Context) => Promise<ResponseParts | CachedResponse>;

/**
 * Takes responses from the cache, or makes them. Errors are logged and not cached. While the
 * database is unavailable, the response is a 503 with `Retry-After`.
 * @param headers the headers of every response, which the cache stores with it
 */
export function cachedResponses(services: Services, headers: Record<string, string>) {
  return (address: string, make: MakeResponse): Promise<CachedResponse> =>
    services.cache.fetch(responseKey(address), async (tags) => {
      const made = await make(anonymousContext(services, tags)).catch(plainFailure(address));
      if (made instanceof CachedResponse) return made;
      const { error, body } = made;
      const own = { ...headers, ...made.headers };
      if (error === undefined) return new CachedResponse(made.status, own, body);
      // A query string may contain a search for somebody's name.
      const [path] = address.split('?', 1);
      services.log.error({ err: error, path }, 'response failed');
      tags.add(undefined);
      const failed = { ...own, 'Cache-Control': 'no-store' };
      return isUnavailable(error)
        ? new CachedResponse(503, { ...failed, 'Retry-After': String(outageSeconds) }, body)
        : new CachedResponse(made.status, failed, body);
    });
}

const plainFailure =
  (address: string) =>
  (error: unknown): ResponseParts => ({
    status: 500,
    headers: plainText,
    body: plainTextsFor(address).failed,
    error,
  });

/** The response for an unknown address. Not cached, because anybody can make up addresses. */
export function notFound({ cacheTags }: Context): ResponseParts {
  cacheTags.add(undefined);
  return { status: 404, headers: { ...plainText, 'Cache-Control': 'no-store' }, body: 'Not Found' };
}
