import type { GraphQLSchema } from 'graphql';
import type { RequestHandler } from 'express';
import { anonymousContext, type Services } from '../context.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { outageSeconds } from '../errors.ts';
import { CachedResponse } from '../cache/cachedResponse.ts';
import type { PageAddress } from '../../client/pageAddress.ts';
import type { PageRenderer } from './renderer.ts';

/** The key of the page at a canonical address, path and query. */
export const pageKey = (address: string) => `page ${address}`;

/** Answers every address that is no file with a rendered page, an unknown one with status 404. */
export function pages(
  renderer: PageRenderer,
  schema: GraphQLSchema,
  services: Services,
  headers: Record<string, string>,
): RequestHandler {
  const answerFor = ({ address, isBounded }: PageAddress): Promise<CachedResponse> =>
    services.cache.fetch(pageKey(address), async (tags) => {
      // The origin comes from the configuration: a Host header can be forged.
      const url = services.settings.siteUrl + address;
      if (!isBounded) tags.add(undefined);
      const page = await renderer.render(url, schema, anonymousContext(services, tags));
      const type = { 'Content-Type': 'text/html; charset=utf-8' };
      if (page.error) {
        services.log.error({ err: page.error, url: address }, 'page failed');
        tags.add(undefined);
        const about = { ...headers, ...type, ...failed };
        return isUnavailable(page.error)
          ? new CachedResponse(503, { ...about, 'Retry-After': String(outageSeconds) }, page.html)
          : new CachedResponse(page.status, about, page.html);
      }
      // Anybody can make such addresses up, so they have no place in the cache.
      if (page.isMissing) tags.add(undefined);
      if (page.isMissing && page.status !== 301) {
        const { location } = page;
        return answerFor(location ? { address: location, isBounded: true } : unknownAddress);
      }
      const about = page.location ? { Location: page.location } : caching;
      return new CachedResponse(page.status, { ...headers, ...type, ...about }, page.html);
    });

  return async (request, response) => {
    // Not every address is a URL: `//` is not.
    const [path = ''] = request.url.split('?', 1);
    const search = request.url.slice(path.length);
    const answer = await answerFor(await renderer.addressOf(request.path, search));
    answer.send(request, response);
  };
}

/** Matches no page. */
const unknownAddress: PageAddress = { address: '/*', isBounded: true };

/** Cached anywhere, and revalidated each time: no tag invalidates the copies of browsers. */
const caching = { 'Cache-Control': 'public, no-cache' };
const failed = { 'Cache-Control': 'no-store' };
