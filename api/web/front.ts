import type { IncomingMessage, RequestListener } from 'node:http';
import type { Express } from 'express';
import type { ContentCache } from './contentCache.ts';
import type { GraphqlEndpoint } from './graphqlEndpoint.ts';
import { pageKey } from './pages.ts';

/**
 * What stands before Express, because asking Express costs more than most answers: pages that are
 * kept, and the GraphQL API but for uploads and browsers that come to look at it.
 */
export function front(
  app: Express,
  graphql: GraphqlEndpoint,
  cache: ContentCache,
): RequestListener {
  return (request, response) => {
    const path = pathOf(request);
    if (path === '/graphql' && isPlainGraphql(request)) {
      void graphql.handle(request, response);
      return;
    }
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const page = isReading ? cache.get(pageKey(path)) : undefined;
    if (page) page.send(request, response);
    else app(request, response);
  };
}

function pathOf({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

function isPlainGraphql({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET') return !headers.accept?.includes('text/html');
  return method === 'POST' && !headers['content-type']?.startsWith('multipart/');
}
