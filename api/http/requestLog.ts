import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { TrustsProxy } from '../session/trustedProxies.ts';

const requests = new AsyncLocalStorage<{ id: string }>();

/** The id of the current request; undefined outside of requests, as in jobs. */
export const requestId = (): string | undefined => requests.getStore()?.id;

/** What a proxy may call a request: nothing that could break a line of the log, or fill it. */
const plainId = /^[\w.:-]{1,64}$/;

/**
 * Handles a request with an id that every log line within it has. A trusted proxy may have
 * given it one, so that its log and ours can be read together.
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
    // Not at the level `info`: a cached response takes less time than its line would.
    if (log.isLevelEnabled('debug')) logWhenDone(log, request, response);
    answer();
  });
}

function logWhenDone(log: Logger, { method, url }: IncomingMessage, response: ServerResponse) {
  const begun = performance.now();
  // A query string may be somebody's search for a name.
  const path = url?.split('?')[0];
  response.once('close', () => {
    const ms = Math.round(performance.now() - begun);
    const isWhole = response.writableFinished;
    log.debug({ method, path, status: response.statusCode, ms, isWhole }, 'request');
  });
}

/** Property names of secrets and personal data; their values are never logged. */
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
 * The log: lines of JSON with the id of the request in which they were written. Passwords, tokens
 * and the words of visitors never stand in them; of an error, only what names and places it.
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
 * What is written of an error. Its other properties are left out: PostgreSQL's quote the row, an
 * HTTP client's the whole request.
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
