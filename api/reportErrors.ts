import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { z } from 'zod';
import { codesOf, errorSources, hasErrorCode } from './database/errorSources.ts';
import { type UnavailableCause, unavailableCause } from './database/unavailable.ts';
import {
  invalidArgument,
  knownCodes,
  notSignedIn,
  serviceUnavailable,
  unstorableText,
} from './errors.ts';
import type { Failure } from './shared/failures.rules.ts';
import { errors } from './shared/messages/en/errors.ts';

/**
 * The public part of an error. An error that is not in the catalogue is logged, and reported
 * without details.
 */
export function publicFailure(error: unknown, log: Logger): Failure {
  const cause = unavailableCause(error);
  if (cause) log.error({ err: error }, unavailableLogMessages[cause]);
  const told = failureShape.safeParse(cause ? serviceUnavailable() : error);
  if (told.success && knownCodes.has(told.data.extensions.code)) {
    const { message, extensions } = told.data;
    const { fields: texts, fieldCodes, ...codes } = extensions;
    const fields: Failure['fields'] = {};
    for (const [name, error] of Object.entries(fieldCodes)) {
      fields[name] = { ...error, message: texts[name] };
    }
    return { message, ...codes, fields };
  }
  log.error({ err: error }, 'unexpected failure of a form');
  const code = 'INTERNAL_SERVER_ERROR';
  return { code, reason: '', values: {}, message: unexpected, fields: {} };
}

const values = z.record(z.string(), z.unknown()).default({});
const failureShape = z.object({
  message: z.string(),
  extensions: z.object({
    code: z.string(),
    reason: z.string().default(''),
    values,
    fields: z.record(z.string(), z.string()).default({}),
    fieldCodes: z.record(z.string(), z.object({ code: z.string(), values })).default({}),
    /** Seconds to wait before another attempt. */
    retryAfter: z.number().optional(),
  }),
});

/** The log messages for an unavailable database. */
const unavailableLogMessages: Record<UnavailableCause, string> = {
  lost: 'the database cannot be reached',
  cancelled: 'the database cancelled a statement',
  busy: 'the database is too busy, full, read-only, or does not answer in time',
};

/** The message for an error that is not in the catalogue. */
export const unexpected = errors.serverError;

/**
 * Whether graphql-js refused an argument during execution: a required value is null or its variable
 * is missing. graphql-js has no code for that.
 */
const isArgumentError = ({ message }: GraphQLFormattedError) =>
  /^Argument "\w+" (of (required|non-null) type|has invalid value)/.test(message);

/** Whether a text or JSON value contains U+0000, the only character that PostgreSQL cannot store. */
const isUnstorable = (error: unknown) => hasErrorCode(error, '22021', '22P05');

/** Whether a row of the viewer could not be saved because the account was removed meanwhile. */
const isOfRemovedAccount = (error: unknown) =>
  errorSources(error).some(
    (fields) =>
      codesOf(fields).includes('P2003') &&
      /(form-draft|open-record)_userId_fkey/.test(JSON.stringify(fields['meta'] ?? {})),
  );

/** The failure of the catalogue for an error of a library. */
function failureFor(formatted: GraphQLFormattedError, error: unknown) {
  if (isArgumentError(formatted)) return invalidArgument(formatted.message);
  if (isUnstorable(error)) return unstorableText();
  return isOfRemovedAccount(error) ? notSignedIn() : null;
}

/**
 * Creates Apollo's `formatError`. Errors of the catalogue stay as they are. Every other error is
 * logged and becomes INTERNAL_SERVER_ERROR without details. It compares codes, not classes, because
 * two copies of the graphql module may be loaded.
 */
export function formatErrorWith(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const code = formatted.extensions?.['code'];
    if (typeof code === 'string' && knownCodes.has(code)) {
      const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
      return { ...formatted, extensions };
    }
    const cause = unavailableCause(error);
    if (cause) log.error({ err: error, path: formatted.path }, unavailableLogMessages[cause]);
    const failure = cause ? serviceUnavailable() : failureFor(formatted, error);
    if (failure) return { ...formatted, message: failure.message, extensions: failure.extensions };
    log.error({ err: error, path: formatted.path }, 'unexpected failure in a resolver');
    return {
      message: unexpected,
      ...(formatted.locations && { locations: formatted.locations }),
      ...(formatted.path && { path: formatted.path }),
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    };
  };
}
