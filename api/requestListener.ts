import type { IncomingMessage, RequestListener } from 'node:http';
import type { Express } from 'express';
import type { Services } from './context.ts';
import { routeClassOf } from './metrics/requestMetrics.ts';
import { runWithRequestId } from './http/requestLog.ts';
import { concurrencyLimit } from './http/concurrencyLimit.ts';
import { crossOrigin } from './http/crossOrigin.ts';
import type { GraphqlEndpoint } from './graphql/graphqlEndpoint.ts';
import { responseKey } from './http/cachedResponses.ts';
import { handleInOrder } from './http/pipelining.ts';
import { limitBodyTime } from './http/slowClients.ts';

/**
 * Handles requests before Express, because Express takes longer than most responses: cached pages,
 * and the GraphQL API except uploads and browsers that open the sandbox.
 * @param readingLimit the time limit of a body, except for uploads, in milliseconds
 */
export function requestListener(
  app: Express,
  graphql: GraphqlEndpoint,
  services: Pick<Services, 'cache' | 'log' | 'trustsProxy' | 'allowedOrigins' | 'metrics'>,
  headers: Record<string, string>,
  readingLimit?: number,
): RequestListener {
  const answerForeign = crossOrigin(services.allowedOrigins, headers);
  const isOverLimit = concurrencyLimit(services.trustsProxy, headers);
  return handleInOrder((request, response) => {
    if (isOverLimit(request, response)) return;
    const path = pathOf(request);
    const isGraphql = path === '/graphql';
    if (isGraphql && answerForeign(request, response)) return;
    // An upload may take as long as the connection is slow. Express accepts the path in other forms too.
    const isUpload = isMultipart(request) && /^\/graphql(\/|$)/i.test(path);
    if (hasBody(request) && !isUpload) limitBodyTime(request, response, headers, readingLimit);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const page = isReading ? services.cache.get(responseKey(request.url ?? '')) : undefined;
    if (page) {
      page.send(request, response);
      return;
    }
    runWithRequestId(services, request, response, () => {
      if (isGraphql && isPlainGraphql(request)) {
        void graphql.handle(request, response);
        return;
      }
      services.metrics.time(routeClassOf(request.method ?? '', path), response);
      app(request, response);
    });
  });
}

function pathOf({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function isMultipart({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.trimStart().toLowerCase().startsWith('multipart/') === true;
}

function isPlainGraphql(request: IncomingMessage): boolean {
  const { method, headers } = request;
  if (method === 'GET') return !headers.accept?.includes('text/html');
  return method === 'POST' && !isMultipart(request);
}
