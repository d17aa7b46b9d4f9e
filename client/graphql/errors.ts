import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { Messages } from '../messages/en.ts';
import { isNetworkFailure } from './networkFailure.ts';

/** What went wrong, for the person who waits for it. */
export interface Failure {
  /** `extensions.code` of the API, `NETWORK` when it was not reached, else `UNKNOWN`. */
  code: string;
  message: string;
  /** What is wrong with each field, by its name. */
  fields: Record<string, string>;
  /** Seconds until it is worth trying again, where the API tells. */
  retryAfter?: number;
}

/** Refusals, whose message the API writes for people; all others get the client's own words. */
const toldToPeople = new Set([
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
]);

/** Reads whatever an operation failed with. Nothing else in the client looks into errors. */
export function describeError(error: unknown, { errors }: Messages): Failure {
  const code = codeOf(error);
  const answer = answerIn(error);
  if (code === 'NETWORK') return { code, message: errors.networkError, fields: {} };
  if (code === 'SERVICE_UNAVAILABLE') return { code, message: errors.unavailable, fields: {} };
  if (code === 'UNKNOWN') return { code, message: messageOf(error), fields: {} };
  if (!answer || !toldToPeople.has(code)) return { code, message: errors.serverError, fields: {} };
  const { fields, retryAfter } = answer.extensions;
  return {
    code,
    message: answer.message,
    fields: isObject(fields) ? textsIn(fields) : {},
    ...(typeof retryAfter === 'number' && { retryAfter }),
  };
}

/** Whether the API refused to do something, so that certainly nothing was done. */
export const isRefusal = (error: unknown) => toldToPeople.has(codeOf(error));

/** The code alone, for programs that decide by it. */
export function codeOf(error: unknown): string {
  const code = answerIn(error)?.extensions['code'];
  if (typeof code === 'string') return code;
  if (ServerError.is(error) || ServerParseError.is(error) || CombinedGraphQLErrors.is(error)) {
    return 'INTERNAL_SERVER_ERROR';
  }
  return isNetworkFailure(error) ? 'NETWORK' : 'UNKNOWN';
}

interface ErrorResponse {
  message: string;
  extensions: Record<string, unknown>;
}

/** The first GraphQL error that the server answered with, also when it did so by an HTTP status. */
function answerIn(error: unknown): ErrorResponse | null {
  if (CombinedGraphQLErrors.is(error)) return answerFrom(error.errors[0]);
  if (!ServerError.is(error)) return null;
  try {
    const body: unknown = JSON.parse(error.bodyText);
    return isObject(body) && Array.isArray(body['errors']) ? answerFrom(body['errors'][0]) : null;
  } catch {
    return null;
  }
}

function answerFrom(error: unknown): ErrorResponse | null {
  if (!isObject(error)) return null;
  const { message, extensions } = error;
  return {
    message: typeof message === 'string' ? message : '',
    extensions: isObject(extensions) ? extensions : {},
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

function textsIn(record: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(record).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
