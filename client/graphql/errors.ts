import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { Messages } from '../messages/en.ts';
import { isNetworkFailure } from './networkFailure.ts';

/** An error as it is shown to people. */
export interface ErrorDescription {
  /** `extensions.code` of the API, `NETWORK` when it was not reached, else `UNKNOWN`. */
  code: string;
  message: string;
  /** What is wrong with each field, by its name. */
  fields: Record<string, string>;
  /** Seconds until a retry makes sense, where the API says so. */
  retryAfter?: number;
}

/** Codes whose message the API writes for people; all others get the client's own words. */
const userFacingCodes = new Set([
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

/** Describes the error of an operation. Nothing else in the client reads errors. */
export function describeError(error: unknown, { errors }: Messages): ErrorDescription {
  const code = codeOf(error);
  const apiError = apiErrorOf(error);
  if (code === 'NETWORK') return { code, message: errors.networkError, fields: {} };
  if (code === 'SERVICE_UNAVAILABLE') return { code, message: errors.unavailable, fields: {} };
  if (code === 'UNKNOWN') return { code, message: messageOf(error), fields: {} };
  if (!apiError || !userFacingCodes.has(code))
    return { code, message: errors.serverError, fields: {} };
  const { fields, retryAfter } = apiError.extensions;
  return {
    code,
    message: apiError.message,
    fields: isObject(fields) ? textsIn(fields) : {},
    ...(typeof retryAfter === 'number' && { retryAfter }),
  };
}

/** Whether the API refused an operation, so that it certainly changed nothing. */
export const isRefusal = (error: unknown) => userFacingCodes.has(codeOf(error));

/** The code alone, for programs that decide by it. */
export function codeOf(error: unknown): string {
  const code = apiErrorOf(error)?.extensions['code'];
  if (typeof code === 'string') return code;
  if (ServerError.is(error) || ServerParseError.is(error) || CombinedGraphQLErrors.is(error)) {
    return 'INTERNAL_SERVER_ERROR';
  }
  return isNetworkFailure(error) ? 'NETWORK' : 'UNKNOWN';
}

interface ApiError {
  message: string;
  extensions: Record<string, unknown>;
}

/** The first GraphQL error of a response, whatever its HTTP status. */
function apiErrorOf(error: unknown): ApiError | null {
  if (CombinedGraphQLErrors.is(error)) return toApiError(error.errors[0]);
  if (!ServerError.is(error)) return null;
  try {
    const body: unknown = JSON.parse(error.bodyText);
    return isObject(body) && Array.isArray(body['errors']) ? toApiError(body['errors'][0]) : null;
  } catch {
    return null;
  }
}

function toApiError(error: unknown): ApiError | null {
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
