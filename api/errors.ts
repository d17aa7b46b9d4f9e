import { HeaderMap } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { z } from 'zod';
import { codesOf, errorSources } from './database/errorSources.ts';
import { isUnavailable } from './database/unavailable.ts';

/** What can leave the server as a failure; docs/errors.md tells readers what to do about each. */
const ownCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'INVALID_CREDENTIALS',
  'TOO_MANY_REQUESTS',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'CONFLICT',
  'MEDIA_UNAVAILABLE',
  'UPLOAD_EXPIRED',
  'VIDEO_NOT_CLEANABLE',
  'MAIL_FAILED',
  'SERVICE_UNAVAILABLE',
] as const;
export type FailureCode = (typeof ownCodes)[number];

/** Our own codes, and those that Apollo Server gives to requests which never reach a resolver. */
const knownCodes = new Set<string>([
  ...ownCodes,
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

function failure(code: FailureCode, message: string, extensions: Record<string, unknown> = {}) {
  return new GraphQLError(message, { extensions: { code, ...extensions } });
}

export const notSignedIn = () => failure('UNAUTHENTICATED', 'Please sign in.');

export const forbidden = () => failure('FORBIDDEN', 'Your account may not do this.');

export const isNotSignedIn = (error: unknown) =>
  error instanceof GraphQLError && error.extensions['code'] === 'UNAUTHENTICATED';

/** Whether something thrown is a failure of the catalogue, made for the person who waits. */
export const isOwnFailure = (error: unknown) =>
  error instanceof GraphQLError && knownCodes.has(String(error.extensions['code']));

/** Alike for an unknown address and a wrong password, so that addresses cannot be found out. */
export const wrongCredentials = () => failure('INVALID_CREDENTIALS', 'Invalid login credentials');

/** @param retryAfter seconds until it is worth trying again */
export const tooManyRequests = (retryAfter: number) =>
  failure('TOO_MANY_REQUESTS', `Too many tries. Please try again in ${inMinutes(retryAfter)}.`, {
    retryAfter,
  });

const inMinutes = (seconds: number) =>
  seconds <= 90
    ? `${String(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`
    : `${String(Math.ceil(seconds / 60))} minutes`;

export const responseTooLarge = () =>
  badInput('The answer would be larger than 5 MB. Please ask for fewer entries or fields at once.');

export const notFound = (what: string) =>
  failure('NOT_FOUND', `There is no such ${what} (any more).`);

/** @param what the kind of record, in words */
export const changedMeanwhile = (what: string) =>
  conflict(
    `Somebody else changed this ${what} in the meantime. What you typed is still here: open the ${what} again in another tab, compare, and save again.`,
  );

export const uploadExpired = () =>
  failure('UPLOAD_EXPIRED', 'The upload took too long. Please send the file again.');

export const uploadInterrupted = () => badInput('The upload was interrupted. Please try again.');

/** @param field the argument that holds the video */
export const videoNotCleanable = (field: string) => {
  const message =
    'The place where this video was taken may be noted in it, and cannot be removed from this file. Please save the video anew as an MP4 file, and choose that.';
  return failure('VIDEO_NOT_CLEANABLE', message, { fields: { [field]: message } });
};

export const mediaUnavailable = () =>
  failure(
    'MEDIA_UNAVAILABLE',
    'The file could not be stored. Nothing was changed; please try again.',
  );

/** Seconds after which it is worth asking again when the database is away. */
export const outageSeconds = 5;

export const serviceUnavailable = () =>
  failure(
    'SERVICE_UNAVAILABLE',
    'The website cannot reach its database at the moment. Please try again in a minute.',
    { retryAfter: outageSeconds },
  );

/**
 * Of a failure before anything was executed: where it was the database's, HTTP says so as well.
 * What was executed has status 200, as GraphQL over HTTP wants it.
 */
export function unavailableBeforeExecution(error: unknown): unknown {
  if (!isUnavailable(error)) return error;
  const headers = new HeaderMap([['retry-after', String(outageSeconds)]]);
  return new GraphQLError('Nothing was executed', {
    originalError: error instanceof Error ? error : null,
    extensions: { http: { status: 503, headers } },
  });
}

export const conflict = (message: string, fields: Record<string, string> = {}) =>
  failure('CONFLICT', message, { fields });

/** @param text the mail provider's own, for the status line (docs/product.md, section 5.2) */
export const mailFailed = (text: string) => failure('MAIL_FAILED', text);

export const isMailFailed = (error: unknown) =>
  error instanceof GraphQLError && error.extensions['code'] === 'MAIL_FAILED';

export const submissionAbandoned = () =>
  conflict('This form was given up before it was saved. Please send it again.');

export const mailMessageBeingSent = () =>
  conflict('This letter is being sent at this moment. Please look again in a minute.');

/** @param retryAfter seconds until a form counts as filled in by a person */
export const tooQuick = (retryAfter: number) =>
  failure(
    'TOO_MANY_REQUESTS',
    `That was very quick. Please try again in ${inMinutes(retryAfter)}.`,
    { retryAfter },
  );

/** Told rather than kept quiet: a browser may have filled in what a person cannot see. */
export const looksAutomatic = () =>
  badInput('This looked like a message from a program. If you are a person, please try again.');

/** @param fields what is wrong with each field, by its name, in words for the person who typed. */
export const badInput = (message: string, fields: Record<string, string> = {}) =>
  failure('BAD_USER_INPUT', message, { fields });

/** For programs: a request that no form sends, refused with status 400 before it is executed. */
export const badRequest = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });

/** A failure in the words for people, where no GraphQL answer carries it. */
export interface PublicFailure {
  code: string;
  message: string;
  fields: Record<string, string>;
  /** Seconds until it is worth trying again. */
  retryAfter?: number | undefined;
}

/** What may be told of a failure; what is not of the catalogue is logged, and told without detail. */
export function publicFailure(error: unknown, log: Logger): PublicFailure {
  const told = toldFailure.safeParse(isUnavailable(error) ? serviceUnavailable() : error);
  if (told.success && knownCodes.has(told.data.extensions.code)) {
    const { message, extensions } = told.data;
    if (extensions.code === 'SERVICE_UNAVAILABLE') log.error({ err: error }, databaseAway);
    return { message, ...extensions };
  }
  log.error({ err: error }, 'unexpected failure of a form');
  return { code: 'INTERNAL_SERVER_ERROR', message: unexpected, fields: {} };
}

const toldFailure = z.object({
  message: z.string(),
  extensions: z.object({
    code: z.string(),
    fields: z.record(z.string(), z.string()).default({}),
    retryAfter: z.number().optional(),
  }),
});

/** What the log says where the database cannot do its work. */
export const databaseAway = 'the database cannot be reached, or does not answer in time';

/** What is told of a failure that is none of the catalogue's. */
export const unexpected = 'Something failed on our side. Please try again.';

/**
 * Whether graphql-js refused an argument while it executed: a null or a variable left out where a
 * value must be. It has no code of its own for that.
 */
const isArgumentError = ({ message }: GraphQLFormattedError) =>
  /^Argument "\w+" (of (required|non-null) type|has invalid value)/.test(message);

/** Whether PostgreSQL was given the one character that it cannot keep in a text. */
const isUnstorable = (error: unknown) =>
  errorSources(error).some((fields) => codesOf(fields).includes('22021'));

/**
 * Builds Apollo's `formatError`: failures of the catalogue leave as they are, everything else is
 * logged and leaves as INTERNAL_SERVER_ERROR without detail. Decided by code rather than by class,
 * because two copies of the graphql module may be loaded.
 */
export function formatErrorWith(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const code = formatted.extensions?.['code'];
    if (typeof code === 'string' && knownCodes.has(code)) {
      const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
      return { ...formatted, extensions };
    }
    if (isArgumentError(formatted)) {
      const { extensions } = badInput(formatted.message);
      return { ...formatted, extensions: { ...extensions } };
    }
    if (isUnavailable(error)) {
      log.error({ err: error, path: formatted.path }, databaseAway);
      const { message, extensions } = serviceUnavailable();
      return { ...formatted, message, extensions: { ...extensions } };
    }
    if (isUnstorable(error)) {
      const { message, extensions } = badInput('Text cannot hold the character U+0000.');
      return { ...formatted, message, extensions: { ...extensions } };
    }
    log.error({ err: error, path: formatted.path }, 'unexpected failure in a resolver');
    return {
      message: unexpected,
      ...(formatted.locations && { locations: formatted.locations }),
      ...(formatted.path && { path: formatted.path }),
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    };
  };
}
