import type { GraphQLSchema } from 'graphql';
import type { RequestHandler } from 'express';
import { anonymousContext, type Services } from '../context.ts';
import { Answer } from './answer.ts';
import type { PageRenderer } from './renderer.ts';

/** Under which the cache keeps the page of an address. What stands behind a `?` changes no page. */
export const pageKey = (path: string) => `page ${path}`;

/** Answers every address that is no file with a rendered page, an unknown one with status 404. */
export function pages(
  renderer: PageRenderer,
  schema: GraphQLSchema,
  services: Services,
  headers: Record<string, string>,
): RequestHandler {
  return async (request, response) => {
    const { path } = request;
    const answer = await services.cache.fetch(pageKey(path), async (reads) => {
      // The address comes from the configuration: a Host header can be forged.
      const url = services.settings.siteUrl + path;
      const page = await renderer.render(url, schema, anonymousContext(services, reads));
      if (page.error) services.log.error({ err: page.error, url: path }, 'page failed');
      if (page.status >= 500) reads.note(undefined);
      const about = page.location ? { Location: page.location } : caching;
      const type = { 'Content-Type': 'text/html; charset=utf-8' };
      return new Answer(page.status, { ...headers, ...type, ...about }, page.html);
    });
    answer.send(request, response);
  };
}

/** Kept anywhere, and asked for anew each time: nobody reads what was there before a change. */
const caching = { 'Cache-Control': 'public, no-cache' };
