import type { z } from 'zod';

type NoValues = object;

/** What may be wrong with a field of a public form: each code, with its values. */
export interface PublicFieldErrors {
  /** Nothing was given, or a box was not ticked. */
  required: NoValues;
  /** `max` in characters. */
  tooLong: { max: number };
  invalidEmail: NoValues;
  /** No calendar day of the form YYYY-MM-DD. */
  invalidDate: NoValues;
  /** `minDigits`, and at most 15. */
  invalidTelephone: { minDigits: number };
  /** A day before `earliest`, YYYY-MM-DD. */
  dateTooEarly: { earliest: string };
  dateInFuture: NoValues;
  /** The day of registration or application is not after the day of birth. */
  notBeforeRegistration: NoValues;
  /** The ticket of the form is not the site's own, or of a former secret. */
  formExpired: NoValues;
  /** Another rule is broken; `problem` says which in English, for developers. */
  invalid: { problem?: string };
}

/** What may be wrong with a field of the admin area besides. */
export interface AdminFieldErrors {
  /** `min` in characters. */
  tooShort: { min: number };
  /** No whole number from `min` to `max`. */
  outOfRange: { min: number; max: number };
  /** No http or https address, and nothing of which one can be made. */
  invalidUrl: NoValues;
  /** Other text follows a web address, so its end is not clear. */
  spaceInUrl: NoValues;
  /** A web address with a user name or a password before its host. */
  loginInUrl: NoValues;
  /** The day or time at which something ends. */
  endBeforeStart: NoValues;
  /** A day before `earliest` or after `latest`, YYYY-MM-DD. */
  dateOutOfRange: { earliest: string; latest: string };
  /** More than `days` from `day`, YYYY-MM-DD. */
  notNearDay: { day: string; days: number };
  /** Fewer or more items of a list than these. */
  wrongItemCount: { min: number; max: number };
  /** Something that looks like HTML. */
  markup: NoValues;
  /** A sentence lacks a place for a value, such as `{title}`. */
  missingPlace: { place: string };
  /** A sentence has a place that gets no value. */
  unknownPlace: { place: string };
  /** A brace that makes no place. */
  strayBrace: NoValues;
  /** An equal record is there already. */
  duplicate: NoValues;
  /** A translation to the language in which the record itself is written. */
  ownLanguage: NoValues;
  /** The category was deleted while the form was open. */
  categoryDeleted: NoValues;
  notAnImage: NoValues;
  notAnImageOrVideo: NoValues;
  notADocument: NoValues;
  /** The video of another record that was to be copied is gone. */
  mediaGone: NoValues;
  /** A HEIC picture, which neither the server nor this browser reads. */
  heicImage: NoValues;
  fileTooLarge: { megabytes: number };
  /** A picture above the limit, which this browser cannot make smaller. */
  imageTooLarge: { megabytes: number };
  tooManyPixels: { megapixels: number };
  /** A picture that is wider or higher than this. */
  sideTooLong: { pixels: number };
  damagedImage: NoValues;
  damagedVideo: NoValues;
  /** A document without an end. */
  damagedDocument: NoValues;
  uploadInterrupted: NoValues;
  /** A video that may hold metadata which cannot be removed. */
  videoNotCleanable: NoValues;
  /** The file is no text. */
  notCsv: NoValues;
  /** The file is a workbook of a spreadsheet. */
  workbook: NoValues;
  /** The file is not in UTF-8, first in this line. */
  brokenCharacters: { line: number };
  /** Quotes do not match in a row of a CSV file. */
  csvSyntax: { line: number };
  /** A row of a CSV file has more than `max` characters, as one of which a quote is left open. */
  rowTooLong: { line: number; max: number };
  tooManyRows: { max: number };
  tooManyColumns: { max: number };
  /** A CSV file has no row below its headings. */
  noRows: NoValues;
  /** A row has so many texts beyond the columns. */
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
  /** None of the words that may stand here. */
  unknownChoice: NoValues;
  wrongPassword: NoValues;
  /** The new password is the present one. */
  samePassword: NoValues;
  /** A password begins or ends with a space. */
  surroundingSpace: NoValues;
  /** A password has characters that nobody sees, or cannot tell from a space. */
  invisibleCharacter: NoValues;
  /** A code of an authenticator app or a recovery code that is wrong, too old or was used before. */
  wrongCode: NoValues;
  /** `warning` (or an empty text) and `suggestions` are keys of zxcvbn's translations. */
  weakPassword: { warning: string; suggestions: string[] };
}

/** All that may be wrong with a field (docs/errors.md). */
export interface FieldErrorValues extends PublicFieldErrors, AdminFieldErrors {}

export type FieldErrorCode = keyof FieldErrorValues;

/** What is wrong with a field. Catalogues have the words, by the code. */
export type FieldError = {
  [Code in FieldErrorCode]: { code: Code; values: FieldErrorValues[Code] };
}[FieldErrorCode];

/** What is wrong with each field, by its name. */
export type FieldErrors = Record<string, FieldError>;

/** What is wrong with a field, as it is reported to a browser, which may be of another version. */
export interface ReportedFieldError {
  code: string;
  values: object;
  /** In English, for a code that a catalogue does not know. */
  message?: string | undefined;
}

type ValuesOf<Code extends FieldErrorCode> = NoValues extends FieldErrorValues[Code]
  ? [values?: FieldErrorValues[Code]]
  : [values: FieldErrorValues[Code]];

/** The options of a zod check that fails with a code and its values. */
export function failsWith<Code extends FieldErrorCode>(code: Code, ...[values]: ValuesOf<Code>) {
  return { message: code, params: { ...values } };
}

/** What an issue of zod says of its field: a check made by `failsWith` its code, any other `invalid`. */
export function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  return issue.code === 'custom' && issue.params
    ? ({ code: issue.message, values: issue.params } as FieldError)
    : { code: 'invalid', values: { problem: issue.message } };
}
