import type { ReportedFieldError } from './fieldErrors.rules.ts';

type NoValues = object;

/** Codes of refusals, which changed nothing (after MAIL_FAILED the form is stored). */
export const refusalCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'INVALID_CREDENTIALS',
  'SECOND_FACTOR_REQUIRED',
  'CONFIRMATION_REQUIRED',
  'TOO_MANY_REQUESTS',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'CONFLICT',
  'MEDIA_UNAVAILABLE',
  'UPLOAD_EXPIRED',
  'VIDEO_NOT_CLEANABLE',
  'MAIL_FAILED',
  'LINK_REFUSED',
] as const;

/** Codes of the failures that are told to people; docs/errors.md says what to do about each. */
export const failureCodes = [...refusalCodes, 'SERVICE_UNAVAILABLE'] as const;

export type FailureCode = (typeof failureCodes)[number];

/** Why a public form or page failed: each reason, with its values. */
export interface PublicFailures {
  /** `fields` says which, and why. */
  invalidFields: NoValues;
  /** `retryAfter` in seconds. */
  tooManyAttempts: { retryAfter: number };
  submittedTooQuickly: { retryAfter: number };
  /** A field that people do not see was filled in. */
  suspectedBot: NoValues;
  formExpired: NoValues;
  /** `text` is the mail provider's own (docs/product/forms.md, section 5.2). */
  mailFailed: { text: string };
  databaseUnavailable: NoValues;
  /** Of forms posted without scripts: from another site, above the limit of a body, or no form. */
  foreignForm: NoValues;
  formTooLarge: NoValues;
  unreadableForm: NoValues;
}

/** Why a link of a mail message was refused. */
interface LinkRefusals {
  linkInvalid: NoValues;
  linkUsed: NoValues;
  linkReplaced: NoValues;
  linkWithdrawn: NoValues;
  linkExpired: NoValues;
  /** Whoever opens it is signed in to another account. */
  linkOfAnother: NoValues;
}

export type LinkRefusal = keyof LinkRefusals;

/** Why an operation of the admin area failed besides. */
export interface AdminFailures extends LinkRefusals {
  signInRequired: NoValues;
  roleRequired: NoValues;
  accountDisabled: NoValues;
  /** Nobody could manage accounts afterwards. */
  lastAdmin: NoValues;
  /** There is an account with this e-mail address. */
  addressTaken: NoValues;
  /** Without a mail provider. */
  noMailProvider: NoValues;
  wrongCredentials: NoValues;
  /** `challenge` goes to `completeSignIn`; `methods` are CODE, PASSKEY and RECOVERY_CODE. */
  secondFactorRequired: { challenge: string; methods: string[] };
  /** The sign-in took too long, or the password was changed meanwhile. */
  signInExpired: NoValues;
  passkeyRefused: NoValues;
  /** The account needs a second factor before it may do anything else. */
  secondFactorSetupRequired: NoValues;
  /** There is no second factor, where there must be one. */
  secondFactorMissing: NoValues;
  confirmationRequired: NoValues;
  totpSetupExpired: NoValues;
  tooManyPasskeys: { max: number };
  tooManyPreviewLinks: { max: number };
  /** `type` is that of the schema. */
  notFound: { type: string };
  changedMeanwhile: { type: string };
  /** The record is in this category again, and not in the one that was chosen for it. */
  restoredMeanwhile: { title: string; category: string };
  /** The application has made this member already. */
  applicantRegistered: { memberId: number };
  /** `count` entries, `names` of a few of them. */
  categoryNotEmpty: { count: number; names: string[] };
  categoryNotFound: NoValues;
  /** Lines of a CSV file, the first of `count`, that have faults. */
  importFaults: { count: number; lines: number[] };
  uploadExpired: NoValues;
  uploadInterrupted: NoValues;
  mediaUnavailable: NoValues;
  submissionAbandoned: NoValues;
  mailMessageBeingSent: NoValues;
  mailMessageSent: NoValues;
  responseTooLarge: { megabytes: number };
  /** A text holds U+0000, which the database cannot store. */
  unstorableText: NoValues;
}

/** All reasons of failures, with their values; catalogues have the words (docs/errors.md). */
export interface FailureValues extends PublicFailures, AdminFailures {}

export type FailureReason = keyof FailureValues;

/** Why an operation failed, as it is reported to a browser. */
export interface Failure {
  /** `extensions.code` of the API; in a browser also `NETWORK` and `UNKNOWN`. */
  code: string;
  /** `extensions.reason` and its values; empty where there is none. */
  reason: string;
  values: object;
  /** In English, or the text of an unknown error. */
  message: string;
  /** What is wrong with each field, by its name. */
  fields: Record<string, ReportedFieldError>;
  /** Seconds until a retry makes sense. */
  retryAfter?: number | undefined;
}
