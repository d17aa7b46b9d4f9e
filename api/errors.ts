import { GraphQLError } from 'graphql';
import { adminFailures } from './shared/messages/en/adminFailures.ts';
import { adminFieldErrors } from './shared/messages/en/adminFieldErrors.ts';
import {
  fieldErrorText,
  type FieldMessages,
  type FormMessages,
  wordsFor,
} from './shared/messages/words.ts';
import {
  type FailureCode,
  failureCodes,
  type FailureReason,
  type LinkRefusal,
  type FailureValues,
} from './shared/failures.rules.ts';
import type { FieldError, FieldErrors } from './shared/fieldErrors.rules.ts';

/** The codes of this API, and those of Apollo Server for requests that never reach a resolver. */
export const knownCodes = new Set<string>([
  ...failureCodes,
  'CURSOR_EXPIRED',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** An error with an English message, and the data from which other catalogues make theirs. */
function failure<Reason extends FailureReason>(
  code: FailureCode,
  reason: Reason,
  values: FailureValues[Reason],
  extensions: Record<string, unknown> = {},
) {
  const message = wordsFor(adminFailures, reason, values) ?? '';
  return new GraphQLError(message, { extensions: { code, reason, values, ...extensions } });
}

/** The English catalogue message for an error of a field. */
export const fieldText = (error: FieldError, field?: FieldMessages) =>
  fieldErrorText(error, adminFieldErrors, field ?? { label: 'The value' });

/** @param messages the catalogue messages of the form's fields */
export const invalidFields = (errors: FieldErrors, messages: FormMessages) =>
  failure('BAD_USER_INPUT', 'invalidFields', {}, reportOf(errors, messages));

const reportOf = (errors: FieldErrors, messages: FormMessages = {}) => ({
  fields: Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, fieldText(error, messages[name])]),
  ),
  fieldCodes: errors,
});

/** An error of one field. It has the message of the field. */
export function fieldFailure(
  errors: FieldErrors,
  messages: FormMessages = {},
  code: FailureCode = 'BAD_USER_INPUT',
) {
  const report = reportOf(errors, messages);
  const extensions = { code, reason: 'invalidFields', values: {}, ...report };
  return new GraphQLError(Object.values(report.fields).join(' '), { extensions });
}

export const notSignedIn = () => failure('UNAUTHENTICATED', 'signInRequired', {});

/** For an API token that is invalid, has expired or was revoked. */
export const tokenRefused = () => failure('UNAUTHENTICATED', 'tokenRefused', {});

export const forbidden = () => failure('FORBIDDEN', 'roleRequired', {});

/** @param scopes the scopes that allow the operation; none if no token may call it */
export const scopeRequired = (scopes: readonly string[]) =>
  failure('FORBIDDEN', 'scopeRequired', { scopes });

/** Only shown to a person who knows the password. */
export const accountDisabled = () => failure('FORBIDDEN', 'accountDisabled', {});

export const linkRefused = (why: LinkRefusal) => failure('LINK_REFUSED', why, {});

/** Whether a thrown error has one of these codes. */
export const isFailure = (error: unknown, ...codes: FailureCode[]): error is GraphQLError =>
  error instanceof GraphQLError && codes.some((code) => code === error.extensions['code']);

/** Whether a thrown error is a failure of the catalogue, with a message for the user. */
export const isOwnFailure = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && knownCodes.has(String(error.extensions['code']));

/** The same for an unknown address and a wrong password, so that nobody can find out addresses. */
export const wrongCredentials = () => failure('INVALID_CREDENTIALS', 'wrongCredentials', {});

/** @param challenge an argument of `completeSignIn`, together with one of the methods */
export const secondFactorRequired = (challenge: string, methods: string[]) =>
  failure('SECOND_FACTOR_REQUIRED', 'secondFactorRequired', { challenge, methods });

export const secondFactorSetupRequired = () =>
  failure('FORBIDDEN', 'secondFactorSetupRequired', {});

export const confirmationRequired = () =>
  failure('CONFIRMATION_REQUIRED', 'confirmationRequired', {});

/** A sign-in whose second factor came too late, or whose password has changed. */
export const signInExpired = () => failure('INVALID_CREDENTIALS', 'signInExpired', {});

export const passkeyRefused = () => failure('INVALID_CREDENTIALS', 'passkeyRefused', {});

/** @param field the argument with the code */
export const wrongCode = (field: string) =>
  fieldFailure({ [field]: { code: 'wrongCode', values: {} } }, {}, 'INVALID_CREDENTIALS');

/** @param retryAfter seconds to wait before another attempt */
export const tooManyAttempts = (retryAfter: number) =>
  failure('TOO_MANY_REQUESTS', 'tooManyAttempts', { retryAfter }, { retryAfter });

/** The seconds to wait after too many attempts; null for any other error. */
export const secondsToWait = (error: unknown): number | null =>
  isFailure(error, 'TOO_MANY_REQUESTS') ? Number(error.extensions['retryAfter']) : null;

export const responseTooLarge = () =>
  failure('BAD_USER_INPUT', 'responseTooLarge', { megabytes: 5 }, { fields: {} });

/** Something else was saved with the same idempotency key. */
export const submissionUsed = () => failure('BAD_USER_INPUT', 'submissionUsed', {}, { fields: {} });

/** @param type the GraphQL type of the record */
export const notFound = (type: string) => failure('NOT_FOUND', 'notFound', { type });

/** @throws NOT_FOUND if the record of this type is missing */
export function orNotFound<Row>(row: Row | null | undefined, type: string): Row {
  if (row === null || row === undefined) throw notFound(type);
  return row;
}

/** @param type the GraphQL type of the record */
export const changedMeanwhile = (type: string) => conflict('changedMeanwhile', { type });

export const uploadExpired = () => failure('UPLOAD_EXPIRED', 'uploadExpired', {});

export const uploadInterrupted = () =>
  failure('BAD_USER_INPUT', 'uploadInterrupted', {}, { fields: {} });

/** @param field the argument with the video */
export const videoNotCleanable = (field: string) =>
  fieldFailure({ [field]: { code: 'videoNotCleanable', values: {} } }, {}, 'VIDEO_NOT_CLEANABLE');

export const mediaUnavailable = () => failure('MEDIA_UNAVAILABLE', 'mediaUnavailable', {});

/** The seconds to wait before another attempt while the database is unavailable. */
export const outageSeconds = 5;

export const serviceUnavailable = () =>
  failure('SERVICE_UNAVAILABLE', 'databaseUnavailable', {}, { retryAfter: outageSeconds });

export const conflict = <Reason extends FailureReason>(
  reason: Reason,
  values: FailureValues[Reason],
) => failure('CONFLICT', reason, values, { fields: {} });

/** @param messages the catalogue messages of the form's fields */
export const duplicate = (field: string, messages: FormMessages) =>
  fieldFailure({ [field]: { code: 'duplicate', values: {} } }, messages, 'CONFLICT');

/** The record that a field names does not exist. */
export const unknownRecord = (field: string, messages: FormMessages) =>
  fieldFailure({ [field]: { code: 'invalid', values: {} } }, messages);

/** The maximum number of lines or records that an error names. */
const maxNamed = 10;

export const categoryNotFound = (messages: FormMessages) =>
  failure(
    'BAD_USER_INPUT',
    'categoryNotFound',
    {},
    reportOf({ categoryId: { code: 'required', values: {} } }, messages),
  );

/** @param lines the lines of a CSV file with errors that are not left out */
export const importFaults = (lines: number[]) =>
  failure(
    'BAD_USER_INPUT',
    'importFaults',
    { count: lines.length, lines: lines.slice(0, maxNamed) },
    { fields: {} },
  );

/** @param errors those of the first of these drafts */
export const incompleteDrafts = (titles: string[], errors: FieldErrors, messages: FormMessages) =>
  failure(
    'BAD_USER_INPUT',
    'incompleteDrafts',
    { count: titles.length, titles: titles.slice(0, maxNamed) },
    reportOf(errors, messages),
  );

/** @param text the message of the mail provider, for the status line (docs/product/forms.md, section 5.2) */
export const mailFailed = (text: string) => failure('MAIL_FAILED', 'mailFailed', { text });

/** @param retryAfter seconds until a form can have been filled in by a person */
export const submittedTooQuickly = (retryAfter: number) =>
  failure('TOO_MANY_REQUESTS', 'submittedTooQuickly', { retryAfter }, { retryAfter });

/** Reported, because a browser may have filled in a field that people do not see. */
export const suspectedBot = () => failure('BAD_USER_INPUT', 'suspectedBot', {}, { fields: {} });

export const formExpired = () =>
  failure(
    'BAD_USER_INPUT',
    'formExpired',
    {},
    reportOf({ ticket: { code: 'formExpired', values: {} } }),
  );

/** For a form that a browser posted without scripts, and that was not read. */
export const refusedPost = (reason: 'foreignForm' | 'formTooLarge' | 'unreadableForm') =>
  failure(reason === 'foreignForm' ? 'FORBIDDEN' : 'BAD_USER_INPUT', reason, {});

/** For developers: an invalid argument that no form of the site sends. */
export const invalidArgument = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', fields: {} } });

/** For programs: a cursor of a database that was replaced by another one, such as a restored backup. */
export const cursorExpired = () =>
  new GraphQLError('The cursor belongs to another database: begin again without it', {
    extensions: { code: 'CURSOR_EXPIRED' },
  });

/** For programs: an invalid request that no form sends. It gets status 400 before execution. */
export const badRequest = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });

/** For a text that PostgreSQL cannot store. */
export const unstorableText = () => failure('BAD_USER_INPUT', 'unstorableText', {}, { fields: {} });
