import type { z } from 'zod';

type NoValues = object;

/** The error codes of fields of public forms, with their values. */
export interface PublicFieldErrors {
  /** The field is empty, or the box is not ticked. */
  required: NoValues;
  /** `max` is in characters. */
  tooLong: { max: number };
  invalidEmail: NoValues;
  /** Not a calendar day in the form YYYY-MM-DD. */
  invalidDate: NoValues;
  /** At least `minDigits`, and at most 15 digits. */
  invalidTelephone: { minDigits: number };
  /** A day before `earliest`, YYYY-MM-DD. */
  dateTooEarly: { earliest: string };
  dateInFuture: NoValues;
  /** The day of registration or application is not after the day of birth. */
  notBeforeRegistration: NoValues;
  /** The ticket of the form was not issued by this site, or with a former secret. */
  formExpired: NoValues;
  /** Another rule is violated. `problem` describes it in English, for developers. */
  invalid: { problem?: string };
}

/**
 * `name` holds `office`, or a custom office with that title, from the day `from` (YYYY-MM-DD). Amharic texts
 * that are not known are empty.
 */
interface OfficeHolder {
  name: string;
  nameAmharic: string;
  office: string;
  titleAmharic: string;
  from: string;
}

/** Further error codes of fields of the admin area. */
export interface AdminFieldErrors {
  /** `min` is in characters. */
  tooShort: { min: number };
  /** Not an integer from `min` to `max`. */
  outOfRange: { min: number; max: number };
  /** Not an http or https address, and it contains none. */
  invalidUrl: NoValues;
  /** Other text follows a web address, so its end is not clear. */
  spaceInUrl: NoValues;
  /** The web address contains a user name or password before the host. */
  loginInUrl: NoValues;
  /** A web address of none of these sites, such as `whatsapp.com, wa.me`. */
  wrongSite: { sites: string };
  /** The end is before the start. */
  endBeforeStart: NoValues;
  /** A day before `earliest` or after `latest`, YYYY-MM-DD. */
  dateOutOfRange: { earliest: string; latest: string };
  /** More than `days` days from `day`, YYYY-MM-DD. */
  notNearDay: { day: string; days: number };
  /** A text for Latin letters contains Ethiopic ones. */
  notLatin: NoValues;
  /** Another person holds the office. */
  officeHeld: OfficeHolder;
  /** An officer who is not in the election begins on its day. */
  electionRecorded: OfficeHolder;
  /** The list has fewer than `min` or more than `max` items. */
  wrongItemCount: { min: number; max: number };
  /** The text looks like HTML. */
  markup: NoValues;
  /** The text lacks a placeholder, such as `{title}`. */
  missingPlace: { place: string };
  /** The text has a placeholder without a value. */
  unknownPlace: { place: string };
  /** A brace that is not part of a placeholder. */
  strayBrace: NoValues;
  /** An equal record exists. */
  duplicate: NoValues;
  /** A translation to the record's own language. */
  ownLanguage: NoValues;
  /** The category was deleted while the form was open. */
  categoryDeleted: NoValues;
  notAnImage: NoValues;
  notAnImageOrVideo: NoValues;
  notADocument: NoValues;
  /** The video to copy does not exist any more. */
  mediaGone: NoValues;
  /** A HEIC picture, which neither the server nor this browser can read. */
  heicImage: NoValues;
  fileTooLarge: { megabytes: number };
  /** The picture is above the size limit, and this browser cannot make it smaller. */
  imageTooLarge: { megabytes: number };
  tooManyPixels: { megapixels: number };
  /** The picture is wider or higher than this. */
  sideTooLong: { pixels: number };
  damagedImage: NoValues;
  /** A picture of an album is not uploaded yet. */
  notUploaded: NoValues;
  /** A picture of an album was not uploaded for it, or its file is gone. */
  pictureGone: { name: string };
  damagedVideo: NoValues;
  /** The document is incomplete. */
  damagedDocument: NoValues;
  uploadInterrupted: NoValues;
  /** The video may contain metadata that cannot be removed. */
  videoNotCleanable: NoValues;
  /** The file is not a text. */
  notCsv: NoValues;
  /** The file is a spreadsheet workbook. */
  workbook: NoValues;
  /** The file is not in UTF-8; `line` is the first invalid line. */
  brokenCharacters: { line: number };
  /** Quotes do not match in a row of a CSV file. */
  csvSyntax: { line: number };
  /** A row has more than `max` characters. The usual cause is an unclosed quote. */
  rowTooLong: { line: number; max: number };
  tooManyRows: { max: number };
  tooManyColumns: { max: number };
  /** The CSV file has no row below its headings. */
  noRows: NoValues;
  /** No line of the bank file has headings of a date and an amount. */
  noBankHeadings: NoValues;
  /** A row has `count` cells beyond the last column. */
  surplusCells: { count: number };
  /** No category has this name. */
  unknownCategory: NoValues;
  /** A date of a CSV file that does not exist, such as 31/02/1980. */
  noSuchDay: NoValues;
  /** A text of a CSV file that is not a date with a day, a month and a year, such as `2015`. */
  unreadableDate: NoValues;
  /** A text of a CSV file that lost its letters in a wrong encoding, such as `?????`. */
  garbledText: NoValues;
  /** The record with the ID of a row is probably another one. `name` is its title. */
  otherRecord: { name: string };
  /** A change would make a record equal to the record with this ID. */
  equalRecord: { id: number };
  /** An earlier row, on this line, has the same record with other values. */
  repeatedId: { line: number };
  /** Not one of the possible values. */
  unknownChoice: NoValues;
  wrongPassword: NoValues;
  /** The new password equals the current one. */
  samePassword: NoValues;
  /** The password starts or ends with a space. */
  surroundingSpace: NoValues;
  /** The password has characters that are invisible or look like a space. */
  invisibleCharacter: NoValues;
  /** The code of an authenticator app or recovery code is wrong, expired or already used. */
  wrongCode: NoValues;
  /** `warning` (or an empty text) and `suggestions` are keys of zxcvbn's translations. */
  weakPassword: { warning: string; suggestions: string[] };
}

/** All error codes of fields (docs/errors.md). */
export interface FieldErrorValues extends PublicFieldErrors, AdminFieldErrors {}

export type FieldErrorCode = keyof FieldErrorValues;

/** The error of a field. The catalogues have the message for each code. */
export type FieldError = {
  [Code in FieldErrorCode]: { code: Code; values: FieldErrorValues[Code] };
}[FieldErrorCode];

/** The error of each field, by name. */
export type FieldErrors = Record<string, FieldError>;

/** The error of a field as reported to a browser, which may run another version. */
export interface ReportedFieldError {
  code: string;
  values: object;
  /** In English, for a code that a catalogue does not have. */
  message?: string | undefined;
}

type ValuesOf<Code extends FieldErrorCode> = NoValues extends FieldErrorValues[Code]
  ? [values?: FieldErrorValues[Code]]
  : [values: FieldErrorValues[Code]];

/** The options of a zod check that fails with a code and its values. */
export function failsWith<Code extends FieldErrorCode>(code: Code, ...[values]: ValuesOf<Code>) {
  return { message: code, params: { ...values } };
}

/** The field error of a zod issue: that of `failsWith`, or otherwise `invalid`. */
export function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  return issue.code === 'custom' && issue.params
    ? ({ code: issue.message, values: issue.params } as FieldError)
    : { code: 'invalid', values: { problem: issue.message } };
}
