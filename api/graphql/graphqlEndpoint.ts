import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { httpResponses } from '../shared/messages/en/http.ts';
import { anonymousContext, type Context, type Services } from '../context.ts';
import { formatErrorWith, unexpected } from '../reportErrors.ts';
import { revalidated } from '../http/cachedResponses.ts';
import { endResponse, readingOn } from '../http/endResponse.ts';
import { requestId } from '../http/requestLog.ts';
import { requestContext } from '../session/requestContext.ts';
import { CachedResponse } from '../cache/cachedResponse.ts';
import { canonicalQuery, checkPersistedHash } from './canonicalQuery.ts';
import { type CompiledQueries, compiledQueries } from './compiledQueries.ts';
import { documentLimits, DocumentLimitError } from './documentLimits.ts';
import { errorBeforeExecution } from './errorBeforeExecution.ts';
import { maxTokens } from './requestLimits.ts';
import { requestPlugin } from './requestPlugin.ts';
import { TimeLimitError, withTimeLimit } from '../timeLimit.ts';
import { bodyFromQueryString, parseJson, readJson, RequestBodyError } from './readJson.ts';

export interface GraphqlEndpoint {
  /** Handles a request of GraphQL over HTTP. */
  handle(request: ReadRequest, response: ServerResponse): Promise<void>;
  executeWith: CompiledQueries['executeWith'];
  stop(): Promise<void>;
}

/** A request, with a `body` if it was already read, as for an upload. */
type ReadRequest = IncomingMessage & { body?: unknown };

/** A request as it was received. */
interface Read {
  body: unknown;
  /** The canonical text of a query that may be cached; otherwise null. */
  query: string | null;
}

/**
 * The GraphQL API over HTTP. Responses to anonymous queries come from the cache.
 * @param introspection whether the schema can be queried
 */
export async function graphqlEndpoint(
  schema: GraphQLSchema,
  services: Services,
  securityHeaders: Record<string, string>,
  introspection: boolean,
): Promise<GraphqlEndpoint> {
  const queries = compiledQueries(schema);
  const apollo = new ApolloServer<Context>({
    schema,
    introspection,
    // Only JSON bodies are read, which a page of another site cannot send without a preflight, and
    // a GET changes nothing. So the plain requests of the standard need no extra header.
    csrfPrevention: false,
    formatError: formatErrorWith(services.log),
    stopOnTerminationSignals: false,
    hideSchemaDetailsFromClientErrors: !introspection,
    parseOptions: { maxTokens },
    // With Apollo's default of 30 MB of text, parsed documents could take five times as much
    // memory.
    documentStore: new InMemoryLRUCache({ maxSize: 3_000_000 }),
    cache: new InMemoryLRUCache({ maxSize: 3_000_000 }),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      requestPlugin,
      queries.plugin,
    ],
  });
  await apollo.start();

  const checkDocument = documentLimits(schema);

  /** Requests that were read before, so that equal ones are not parsed again. */
  const known = new LRUCache<string, Read>({
    maxSize: 8_000_000,
    sizeCalculation: ({ query }, text) => 200 + text.length * 4 + (query?.length ?? 0),
  });

  async function read(request: ReadRequest, isAnonymous: boolean): Promise<Read> {
    if (request.body !== undefined) {
      checkPersistedHash(request.body);
      checkDocument(request.body);
      return { body: request.body, query: null };
    }
    const isGet = request.method === 'GET' || request.method === 'HEAD';
    const text = isGet ? (request.url ?? '') : await readJson(request);
    const before = isAnonymous ? known.get(text) : undefined;
    if (before) return before;
    const body = isGet ? bodyFromQueryString(text) : parseJson(text);
    checkPersistedHash(body);
    checkDocument(body);
    if (!isAnonymous) return { body, query: null };
    const result = { body, query: canonicalQuery(body) };
    known.set(text, result);
    return result;
  }

  function execute(request: IncomingMessage, body: unknown, context: () => Promise<Context>) {
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const search = /\?.*/.exec(request.url ?? '')?.[0] ?? '';
    const method = request.method ?? 'GET';
    return apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, headers, search, body },
      context,
    });
  }

  async function handle(request: ReadRequest, response: ServerResponse): Promise<void> {
    const { accept = '', authorization, cookie } = request.headers;
    const isAnonymous = authorization === undefined && cookie === undefined;
    const { body, query } = await read(request, isAnonymous);
    if (query === null) {
      // Uploads are measured from their start.
      if (request.body === undefined) services.metrics.time('graphql', response);
      const context = () =>
        requestContext(services, request, response).catch((error: unknown) => {
          throw errorBeforeExecution(error);
        });
      const done = execute(request, body, context);
      // The files of an upload arrive during its execution, which takes as long as the connection
      // is slow.
      const result = request.body === undefined ? await withTimeLimit(done) : await done;
      send(result, securityHeaders, request, response);
      return;
    }
    const key = `${accept} ${query}`;
    const kept = services.cache.get(key);
    if (kept) {
      kept.send(request, response);
      return;
    }
    const made = services.cache.fetch(key, async (tags) => {
      services.metrics.time('graphql', response);
      const context = anonymousContext(services, tags);
      const result = await execute(request, body, () => Promise.resolve(context));
      const text = textOf(result);
      const isFailure = !text.startsWith('{"data"');
      // An error may be temporary. Apollo writes errors first.
      if (isFailure) tags.add(undefined);
      const headers = {
        ...headersOf(result, securityHeaders),
        Vary: 'Accept, Origin',
        ...(isFailure && ownId()),
        // What this cache does not keep, others must not keep either.
        ...(tags.maxAge > 0 && revalidated),
      };
      return new CachedResponse(result.status ?? 200, headers, text);
    });
    (await withTimeLimit(made)).send(request, response);
  }

  return {
    async handle(request, response) {
      try {
        await handle(request, response);
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal.status >= 500) services.log.error({ err: error }, 'a GraphQL request failed');
        if (response.headersSent) {
          response.destroy();
          return;
        }
        const { messages, code } = refusal;
        const errors = messages.map((message) => ({ message, extensions: { code } }));
        const text = JSON.stringify({ errors });
        response.writeHead(refusal.status, {
          ...securityHeaders,
          ...jsonHeaders,
          Connection: 'close',
          'Content-Length': Buffer.byteLength(text),
          ...ownId(),
        });
        endResponse(request, response, text, readingOn);
      }
    },
    executeWith: queries.executeWith,
    stop: () => apollo.stop(),
  };
}

function refusalOf(error: unknown) {
  if (error instanceof DocumentLimitError) {
    return { status: 400, code: 'GRAPHQL_VALIDATION_FAILED', messages: error.reasons };
  }
  if (error instanceof RequestBodyError) {
    return { status: error.status, code: 'BAD_REQUEST', messages: [error.message] };
  }
  if (error instanceof TimeLimitError) {
    return { status: 503, code: 'TIMEOUT', messages: [httpResponses.timeout] };
  }
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', messages: [unexpected] };
}

/** The request id as a header, for error reports. */
const ownId = () => ({ 'X-Request-Id': requestId() ?? '' });

const jsonHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
};

function send(
  result: HTTPGraphQLResponse,
  securityHeaders: Record<string, string>,
  request: ReadRequest,
  response: ServerResponse,
): void {
  const text = textOf(result);
  response.writeHead(result.status ?? 200, {
    ...headersOf(result, securityHeaders),
    ...ownId(),
    'Content-Length': Buffer.byteLength(text),
  });
  if (request.body === undefined) response.end(text);
  // The files of an operation that was refused may still be arriving.
  else endResponse(request, response, text);
}

function headersOf(result: HTTPGraphQLResponse, securityHeaders: Record<string, string>) {
  return { ...securityHeaders, 'Cache-Control': 'no-store', ...Object.fromEntries(result.headers) };
}

/** Responses are complete: the schema has no `@defer` and no `@stream`. */
function textOf({ body }: HTTPGraphQLResponse): string {
  if (body.kind === 'complete') return body.string;
  throw new Error('A response in parts was not expected.');
}
