import { CachedResponse } from '../cache/cachedResponse.ts';
import { anonymousContext, type Context, type Services } from '../context.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { plainText, plainTextsFor } from './plainText.ts';
import { outageSeconds } from '../errors.ts';

/** The key of the response at a canonical address, path and query. */
export const responseKey = (address: string) => `response ${address}`;

/** Cached anywhere, and revalidated each time: no tag invalidates the copies of browsers. */
export const revalidated = { 'Cache-Control': 'public, no-cache' };

/** What a response is made of. */
interface ResponseParts {
  status: number;
  /** Beyond those that every response has. */
  headers: Record<string, string>;
  body: string | Buffer;
  /** Why this says that something failed. */
  error?: unknown;
}

/**
 * Makes a response for anonymous readers, or finds another one that is as good.
 * @param context whose cache tags get what the response is made of
 */
type MakeResponse = (context: Context) => Promise<ResponseParts | CachedResponse>;

/**
 * Takes responses at an address from the cache, or makes them. What failed is logged and not cached; it
 * is a 503 with `Retry-After` while the database is unavailable.
 * @param headers the headers of every response, which cached ones bring along
 */
export function cachedResponses(services: Services, headers: Record<string, string>) {
  return (address: string, make: MakeResponse): Promise<CachedResponse> =>
    services.cache.fetch(responseKey(address), async (tags) => {
      const made = await make(anonymousContext(services, tags)).catch(plainFailure(address));
      if (made instanceof CachedResponse) return made;
      const { error, body } = made;
      const own = { ...headers, ...made.headers };
      if (error === undefined) return new CachedResponse(made.status, own, body);
      services.log.error({ err: error, url: address }, 'response failed');
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
    ...{ status: 500, headers: plainText, body: plainTextsFor(address).failed },
    error,
  });

/** What is sent at an address that anybody can make up, so that it has no place in the cache. */
export function notFound({ cacheTags }: Context): ResponseParts {
  cacheTags.add(undefined);
  return { status: 404, headers: { ...plainText, 'Cache-Control': 'no-store' }, body: 'Not Found' };
}
