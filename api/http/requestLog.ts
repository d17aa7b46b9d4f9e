import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { TrustsProxy } from '../session/trustedProxies.ts';

const requests = new AsyncLocalStorage<{ id: string }>();

/** The id of the current request; undefined outside requests, as in jobs. */
export const requestId = (): string | undefined => requests.getStore()?.id;

/** The allowed form of a request id from a proxy: nothing that could break a log line, or fill the log. */
const plainId = /^[\w.:-]{1,64}$/;

/**
 * Handles a request with an id that every log line of the request has. A trusted proxy may have set
 * the id, so that its log and ours can be read together.
 */
export function runWithRequestId(
  { log, trustsProxy }: { log: Logger; trustsProxy: TrustsProxy },
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
): void {
  const given = request.headers['x-request-id'];
  const isGiven = typeof given === 'string' && plainId.test(given);
  const isBelieved = isGiven && trustsProxy(request.socket.remoteAddress ?? '', 0);
  const id = isBelieved ? given : randomUUID();
  requests.run({ id }, () => {
    // Only at the level `debug`: a cached response takes less time than its log line would.
    if (log.isLevelEnabled('debug')) logWhenDone(log, request, response);
    answer();
  });
}

function logWhenDone(log: Logger, { method, url }: IncomingMessage, response: ServerResponse) {
  const begun = performance.now();
  // A query string may contain a search for somebody's name.
  const path = url?.split('?')[0];
  response.once('close', () => {
    const ms = Math.round(performance.now() - begun);
    const isWhole = response.writableFinished;
    log.debug({ method, path, status: response.statusCode, ms, isWhole }, 'request');
  });
}

/** Property names of secrets and personal data. Their values are never logged. */
const redactedKeys = [
  'password',
  'currentPassword',
  'newPassword',
  'passwordHash',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'ticket',
  'text',
  'variables',
];

/**
 * The log: JSON lines with the id of the request. They never contain passwords, tokens or texts of
 * visitors. Of an error, they contain only the parts that identify it and its place.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  // Not `*.message`: the message of an error is needed.
  const paths = ['message', ...redactedKeys.flatMap((name) => [name, `*.${name}`])];
  const options = {
    level,
    redact: { paths, censor: '[hidden]' },
    mixin: () => {
      const id = requestId();
      return id === undefined ? {} : { requestId: id };
    },
    serializers: { err: serializeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * The logged parts of an error. Other properties are omitted: those of PostgreSQL contain the row,
 * those of an HTTP client the whole request.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? 'no error' : error;
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type: name,
    message,
    code,
    stack,
    ...(cause !== undefined && { cause: serializeError(cause) }),
  };
}
