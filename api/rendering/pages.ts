import type { GraphQLSchema } from 'graphql';
import type { RequestHandler } from 'express';
import { anonymousContext, type Services } from '../context.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { outageSeconds } from '../errors.ts';
import { CachedResponse } from '../cache/cachedResponse.ts';
import type { PageRenderer } from './renderer.ts';

/** The cache key of a page. A query string changes no page. */
export const pageKey = (path: string) => `page ${path}`;

/** Answers every address that is no file with a rendered page, an unknown one with status 404. */
export function pages(
  renderer: PageRenderer,
  schema: GraphQLSchema,
  services: Services,
  headers: Record<string, string>,
): RequestHandler {
  return async (request, response) => {
    const path = await renderer.pathOfPage(request.path);
    const answer = await services.cache.fetch(pageKey(path), async (tags) => {
      // The address comes from the configuration: a Host header can be forged.
      const url = services.settings.siteUrl + path;
      const page = await renderer.render(url, schema, anonymousContext(services, tags));
      const type = { 'Content-Type': 'text/html; charset=utf-8' };
      if (page.error) {
        services.log.error({ err: page.error, url: request.path }, 'page failed');
        tags.add(undefined);
        const about = { ...headers, ...type, ...failed };
        return isUnavailable(page.error)
          ? new CachedResponse(503, { ...about, 'Retry-After': String(outageSeconds) }, page.html)
          : new CachedResponse(page.status, about, page.html);
      }
      const about = page.location ? { Location: page.location } : caching;
      return new CachedResponse(page.status, { ...headers, ...type, ...about }, page.html);
    });
    answer.send(request, response);
  };
}

/** Cached anywhere, and revalidated each time: no tag invalidates the copies of browsers. */
const caching = { 'Cache-Control': 'public, no-cache' };
const failed = { 'Cache-Control': 'no-store' };
