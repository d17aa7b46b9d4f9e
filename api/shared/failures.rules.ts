import type { ReportedFieldError } from './fieldErrors.rules.ts';

type NoValues = object;

/** Codes of refused operations, which have changed nothing (after MAIL_FAILED the form is stored). */
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

/** Codes of the errors that users see. docs/errors.md explains each. */
export const failureCodes = [...refusalCodes, 'SERVICE_UNAVAILABLE'] as const;

export type FailureCode = (typeof failureCodes)[number];

/** The reasons why a public form or page fails, with their values. */
export interface PublicFailures {
  /** `fields` names the fields and their errors. */
  invalidFields: NoValues;
  /** `retryAfter` is in seconds. */
  tooManyAttempts: { retryAfter: number };
  submittedTooQuickly: { retryAfter: number };
  /** A field that people do not see is not empty. */
  suspectedBot: NoValues;
  formExpired: NoValues;
  /** `text` is the message of the mail provider (docs/product/forms.md, section 5.2). */
  mailFailed: { text: string };
  databaseUnavailable: NoValues;
  /** For forms posted without scripts: from another site, above the size limit, or not a form. */
  foreignForm: NoValues;
  formTooLarge: NoValues;
  unreadableForm: NoValues;
}

/** The reasons why a link of a mail message is refused. */
interface LinkRefusals {
  linkInvalid: NoValues;
  linkUsed: NoValues;
  linkReplaced: NoValues;
  linkWithdrawn: NoValues;
  linkExpired: NoValues;
  /** The viewer is signed in to another account. */
  linkOfAnother: NoValues;
}

export type LinkRefusal = keyof LinkRefusals;

/** Further reasons why an operation of the admin area fails. */
export interface AdminFailures extends LinkRefusals {
  signInRequired: NoValues;
  tokenRefused: NoValues;
  roleRequired: NoValues;
  /** `scopes` allow the operation; none if no token may call it. */
  scopeRequired: { scopes: readonly string[] };
  accountDisabled: NoValues;
  /** No account could manage accounts afterwards. */
  lastAdmin: NoValues;
  /** An account has this email address. */
  addressTaken: NoValues;
  /** There is no mail provider. */
  noMailProvider: NoValues;
  wrongCredentials: NoValues;
  /** `challenge` is an argument of `completeSignIn`; `methods` are CODE, PASSKEY and RECOVERY_CODE. */
  secondFactorRequired: { challenge: string; methods: string[] };
  /** The sign-in took too long, or the password has changed. */
  signInExpired: NoValues;
  passkeyRefused: NoValues;
  /** The account must set up a second factor before it may do anything else. */
  secondFactorSetupRequired: NoValues;
  /** The account has no second factor. */
  secondFactorMissing: NoValues;
  /** The account has no password and no other passkey. */
  lastPasskey: NoValues;
  confirmationRequired: NoValues;
  totpSetupExpired: NoValues;
  tooManyPasskeys: { max: number };
  tooManyPreviewLinks: { max: number };
  /** `type` is the GraphQL type. */
  notFound: { type: string };
  changedMeanwhile: { type: string };
  /** The record was restored to this category, and not to the selected one. */
  restoredMeanwhile: { title: string; category: string };
  /** The application already has this member. */
  applicantRegistered: { memberId: number };
  /** More or less is paid of the fee than the sender of a payment believes. */
  paidMeanwhile: NoValues;
  /** The member of an application has payments. */
  memberPaid: { memberId: number };
  /** The member of an application was changed since it was accepted. */
  memberChanged: { memberId: number };
  /** `count` records; `names` has a few of them. */
  categoryNotEmpty: { count: number; names: string[] };
  /** `count` members have the type. */
  membershipTypeInUse: { count: number };
  categoryNotFound: NoValues;
  /** The first lines with errors of a CSV file; `count` is the number of all. */
  importFaults: { count: number; lines: number[] };
  /** `count` drafts that visitors cannot see as they are; `titles` has the first of them. */
  incompleteDrafts: { count: number; titles: string[] };
  /** A fee or a voided payment has no donation receipt. */
  notADonation: NoValues;
  /** `missing` are settings without which no donation receipt is issued. */
  receiptSettings: { missing: readonly string[] };
  uploadExpired: NoValues;
  uploadInterrupted: NoValues;
  mediaUnavailable: NoValues;
  submissionAbandoned: NoValues;
  /** Something else was saved with the same idempotency key. */
  submissionUsed: NoValues;
  mailMessageBeingSent: NoValues;
  mailMessageSent: NoValues;
  /** A message to members is scheduled, sent or cancelled. */
  notADraft: NoValues;
  responseTooLarge: { megabytes: number };
  /** A text contains U+0000, which the database cannot store. */
  unstorableText: NoValues;
}

/** All reasons with their values. The catalogues have the messages (docs/errors.md). */
export interface FailureValues extends PublicFailures, AdminFailures {}

export type FailureReason = keyof FailureValues;

/** Why an operation failed, as it is reported to a browser. */
export interface Failure {
  /** The `extensions.code` of the API; in a browser also `NETWORK` and `UNKNOWN`. */
  code: string;
  /** The `extensions.reason` with its values; empty if there is none. */
  reason: string;
  values: object;
  /** In English, or the text of an unknown error. */
  message: string;
  /** The error of each field, by name. */
  fields: Record<string, ReportedFieldError>;
  /** Seconds until a retry makes sense. */
  retryAfter?: number | undefined;
}
