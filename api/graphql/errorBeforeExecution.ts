import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { isUnavailable } from '../database/unavailable.ts';
import { isFailure, isOwnFailure, outageSeconds, secondsToWait } from '../errors.ts';

/**
 * Adds the HTTP status to an error before execution: of an unavailable database, of too many
 * requests, or of a refused API token. A response after execution has status 200, as GraphQL over HTTP requires.
 */
export function errorBeforeExecution(error: unknown): unknown {
  const http = httpOf(error);
  if (!http) return error;
  const isOwn = isOwnFailure(error);
  return new GraphQLError(isOwn ? error.message : 'Nothing was executed', {
    originalError: error instanceof Error ? error : null,
    extensions: { ...(isOwn && error.extensions), http },
  });
}

function httpOf(error: unknown) {
  const wait = isUnavailable(error) ? outageSeconds : secondsToWait(error);
  if (wait !== null) {
    const headers = new HeaderMap([['retry-after', String(wait)]]);
    return { status: isUnavailable(error) ? 503 : 429, headers };
  }
  if (!isFailure(error, 'UNAUTHENTICATED')) return null;
  return { status: 401, headers: new HeaderMap([['www-authenticate', 'Bearer']]) };
}
