import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';

/** What can leave the server as a failure; docs/errors.md tells readers what to do about each. */
export type FailureCode = 'UNAUTHENTICATED' | 'BAD_USER_INPUT' | 'NOT_FOUND' | 'CONFLICT';

/** Codes that Apollo Server itself gives to requests which never reach a resolver. */
const apolloCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);
const ownCodes = new Set<string>([
  'UNAUTHENTICATED',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'CONFLICT',
] satisfies FailureCode[]);

function failure(code: FailureCode, message: string, extensions: Record<string, unknown> = {}) {
  return new GraphQLError(message, { extensions: { code, ...extensions } });
}

export const notSignedIn = () => failure('UNAUTHENTICATED', 'Please sign in.');

/** @param fields what is wrong with each field, by its name, in words for the person who typed. */
export const badInput = (message: string, fields: Record<string, string> = {}) =>
  failure('BAD_USER_INPUT', message, { fields });

/**
 * Builds Apollo's `formatError`: failures of the catalogue leave as they are, everything else is
 * logged and leaves as INTERNAL_SERVER_ERROR without detail. Decided by code rather than by class,
 * because two copies of the graphql module may be loaded.
 */
export function formatErrorWith(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const code = formatted.extensions?.['code'];
    if (typeof code === 'string' && (ownCodes.has(code) || apolloCodes.has(code))) {
      const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
      return { ...formatted, extensions };
    }
    log.error({ err: error, path: formatted.path }, 'unexpected failure in a resolver');
    return {
      message: 'Something failed on our side. Please try again.',
      ...(formatted.locations && { locations: formatted.locations }),
      ...(formatted.path && { path: formatted.path }),
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    };
  };
}
