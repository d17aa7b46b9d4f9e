import type { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import {
  type Failure,
  type PublicFailures,
  refusalCodes,
} from '../../api/shared/failures.rules.ts';
import type { ReportedFieldError } from '../../api/shared/fieldErrors.rules.ts';
import type { Messages } from '../../api/shared/messages/en.ts';
import { type WordsOf, wordsFor } from '../../api/shared/messages/words.ts';
import { isNetworkFailure } from './networkFailure.ts';

export interface FailureMessages {
  failures: WordsOf<PublicFailures>;
  errors: Pick<Messages['errors'], 'networkError' | 'serverError'>;
}

const refusals = new Set<string>(refusalCodes);
/** Codes of Apollo Server, whose messages are for programmers. */
const technicalCodes = /^(INTERNAL|GRAPHQL|PERSISTED_QUERY|OPERATION)_|^BAD_REQUEST$/;

/** Reads the error of an operation. All other code of the client reads errors through it. */
export function failureOf(error: unknown): Failure {
  const code = codeOf(error);
  const { message, extensions } = apiErrorOf(error) ?? {
    message: messageOf(error),
    extensions: {},
  };
  const { reason, values, fields, fieldCodes, retryAfter } = extensions;
  return {
    code,
    reason: typeof reason === 'string' ? reason : '',
    values: isObject(values) ? values : {},
    message,
    fields: reportedFields(fields, fieldCodes),
    ...(typeof retryAfter === 'number' && { retryAfter }),
  };
}

/** The errors by field, from the two extensions in which the API reports them. */
function reportedFields(texts: unknown, codes: unknown): Failure['fields'] {
  if (!isObject(texts)) return {};
  const known = isObject(codes) ? codes : {};
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, message]) =>
      typeof message === 'string' ? [[name, { ...fieldErrorIn(known[name]), message }]] : [],
    ),
  );
}

function fieldErrorIn(reported: unknown): Omit<ReportedFieldError, 'message'> {
  if (!isObject(reported)) return { code: '', values: {} };
  const { code, values } = reported;
  return { code: typeof code === 'string' ? code : '', values: isObject(values) ? values : {} };
}

/**
 * Formats why an operation failed. If the catalogue has no message for it, that of the API is used.
 */
export function failureText(failure: Failure, { failures, errors }: FailureMessages): string {
  const { code, reason, values, message } = failure;
  if (code === 'NETWORK') return errors.networkError;
  if (code === 'UNKNOWN') return message;
  if (technicalCodes.test(code)) return errors.serverError;
  return wordsFor(failures, reason, values) ?? message;
}

/** Whether the API refused an operation, so that it changed nothing. */
export const isRefusal = (error: unknown) => refusals.has(codeOf(error));

/** Whether the API refused an operation because a category no longer exists. */
export const isCategoryGone = (error: unknown) => failureOf(error).reason === 'categoryNotFound';

/** The error code alone, for decisions in code. */
export function codeOf(error: unknown): string {
  const code = apiErrorOf(error)?.extensions['code'];
  if (typeof code === 'string') return code;
  if (isGraphQLError(error) || isServerError(error) || isNamed(error, 'ServerParseError')) {
    return 'INTERNAL_SERVER_ERROR';
  }
  return isNetworkFailure(error) ? 'NETWORK' : 'UNKNOWN';
}

// By name, because the classes are in Apollo Client, which a first visit does not load.
const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;
const isGraphQLError = (error: unknown): error is CombinedGraphQLErrors =>
  isNamed(error, 'CombinedGraphQLErrors');
const isServerError = (error: unknown): error is ServerError => isNamed(error, 'ServerError');

interface ApiError {
  message: string;
  extensions: Record<string, unknown>;
}

/** The first GraphQL error of a response, whatever its HTTP status. */
function apiErrorOf(error: unknown): ApiError | null {
  if (isGraphQLError(error)) return toApiError(error.errors[0]);
  if (!isServerError(error)) return null;
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
