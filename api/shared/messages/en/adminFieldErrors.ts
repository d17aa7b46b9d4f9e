import type { AdminFieldErrors } from '../../fieldErrors.rules.ts';
import { dayMonthYear } from '../../dates/days.ts';
import type { FieldErrorWords } from '../words.ts';
import { officer } from './adminCommittee.ts';
import { fieldErrors } from './fieldErrors.ts';
import { passwordHints } from './passwordHints.ts';

const fileTooLarge = (megabytes: number) => `The file is larger than ${String(megabytes)} MB`;

/** @param office an office, or the title of a custom one */
const officeOf = (office: string) => (officer.offices as Record<string, string>)[office] ?? office;

const own: FieldErrorWords<AdminFieldErrors> = {
  tooShort: ({ min }) => `At least ${String(min)} characters`,
  outOfRange: ({ min, max }) => `Enter a number from ${String(min)} to ${String(max)}`,
  invalidUrl: 'Enter a valid URL',
  spaceInUrl: 'Enter the web address alone, without spaces in it and without text behind it',
  loginInUrl: 'Enter the web address without a user name and password before the @',
  wrongSite: ({ sites }) => `Enter a link of one of these sites: ${sites}`,
  dateOutOfRange: ({ earliest, latest }) =>
    `The day must be in one of the years from ${earliest.slice(0, 4)} to ${latest.slice(0, 4)}`,
  endBeforeStart: 'The end cannot be before the start',
  notNearDay: ({ day, days }) => `Enter a day within ${String(days)} days of ${dayMonthYear(day)}`,
  notLatin: 'Write this in Latin letters',
  officeHeld: ({ name, office, from }) =>
    `${name} holds the office “${officeOf(office)}” from ${dayMonthYear(from)}`,
  electionRecorded: ({ name, office, from }) =>
    `An election from ${dayMonthYear(from)} is recorded already: ${name}, ${officeOf(office)}. To correct a name, open that officer in the list of the committee. Add who is missing with “Add an Officer”.`,
  wrongItemCount: ({ min, max }) =>
    min === max
      ? `There must be ${String(min)} texts`
      : `There must be ${String(min)} to ${String(max)} texts`,
  markup: 'Write plain text, without HTML',
  missingPlace: ({ place }) => `Keep ${place}: the page puts a value there`,
  unknownPlace: ({ place }) => `There is no value for ${place}`,
  strayBrace: 'Use curly brackets only around the name of a value, without spaces',
  duplicate: 'This is there already.',
  ownLanguage:
    'The record itself is written in this language. A translation must be in another language.',
  categoryDeleted:
    'The category that was chosen here has been deleted meanwhile. Please select another one.',
  notAnImage: 'File must be an image',
  notAnImageOrVideo: 'Must be an image or video',
  notADocument: 'File must be a PDF',
  mediaGone:
    'The video that was chosen here has been removed meanwhile. Please choose another one.',
  heicImage:
    'This iPhone photo is in a format (HEIC) that cannot be read here. Choose it on the iPhone itself, or send it to yourself by WhatsApp or e-mail, and choose the copy that arrives.',
  fileTooLarge: ({ megabytes }) => fileTooLarge(megabytes),
  imageTooLarge: ({ megabytes }) =>
    `${fileTooLarge(megabytes)}, and this browser cannot make it smaller. Send it to yourself by WhatsApp, and choose the copy that arrives: it is smaller.`,
  tooManyPixels: ({ megapixels }) => `The picture has more than ${String(megapixels)} megapixels`,
  sideTooLong: ({ pixels }) =>
    `The picture is more than ${pixels.toLocaleString('en-NZ')} pixels wide or high`,
  damagedImage: 'The picture is damaged or incomplete',
  notUploaded: 'Not all pictures are uploaded yet. Wait, or remove those that failed',
  pictureGone: ({ name }) =>
    `The picture ${name} cannot be used: it was removed, or it belongs to another record. Remove it and add it again.`,
  damagedVideo: 'The video is damaged or incomplete',
  damagedDocument: 'The PDF is damaged or incomplete',
  uploadInterrupted: 'The upload was interrupted. Please try again.',
  videoNotCleanable:
    'The place where this video was taken may be noted in it, and cannot be removed from this file. Please save the video anew as an MP4 file, and choose that.',
  notCsv: 'This is no CSV file. In Excel choose Save As → CSV UTF-8, and choose that file.',
  workbook:
    'This is a workbook, such as .xlsx. Open it in Excel, choose File → Save As, and as the file type “CSV UTF-8 (Comma delimited) (*.csv)”; then choose that file here. In Google Sheets: File → Download → Comma Separated Values (.csv).',
  brokenCharacters: ({ line }) =>
    `Line ${String(line)} has letters that cannot be read. In Excel choose Save As → CSV UTF-8, and choose that file.`,
  csvSyntax: ({ line }) =>
    `The quotation marks of line ${String(line)} do not match, so that its cells cannot be told apart.`,
  rowTooLong: ({ line, max }) =>
    `The row that begins on line ${String(line)} is too long: its cells have more than ${max.toLocaleString('en-NZ')} characters together. Please shorten them; or, if a quotation mark is left open there, close it.`,
  tooManyRows: ({ max }) =>
    `The file has more than ${String(max)} rows. Please divide it into several.`,
  tooManyColumns: ({ max }) =>
    `The file has more than ${String(max)} columns. Please delete those that are not needed.`,
  noRows: 'The file needs a line of headings, and at least one row below it.',
  noBankHeadings:
    'No line has the headings of a date and an amount. Download the transactions from the bank again, as a CSV file.',
  surplusCells: ({ count }) =>
    count === 1
      ? 'The row has one cell more than there are headings'
      : `The row has ${String(count)} cells more than there are headings`,
  unknownCategory: 'No category has this name',
  noSuchDay: 'This date does not exist',
  unreadableDate:
    'No complete date can be read here. A date needs a day, a month and a year, such as 31/12/1980 or 3 Feb 1980',
  garbledText:
    'Letters of this text were lost when the file was saved. In Excel open the table it was made of, choose Save As → CSV UTF-8, and choose that file; or type the text here.',
  otherRecord: ({ name }) =>
    `The entry with this ID is another one: ${name}. Please correct the ID; or empty it, if the row is a new entry`,
  equalRecord: ({ id }) =>
    `With this change it would be the same as the entry with the ID ${String(id)}`,
  repeatedId: ({ line }) => `Line ${String(line)} is about the same entry, and says something else`,
  unknownChoice: 'This is none of the words that may stand here',
  wrongPassword: 'The current password is wrong',
  samePassword: 'This is your current password. Please choose another one',
  surroundingSpace: 'It must not begin or end with a space',
  invisibleCharacter:
    'It has characters that nobody sees, which come with copied text. Please type it by hand',
  wrongCode: 'This code is wrong, too old, or was used before',
  weakPassword: ({ warning, suggestions }) =>
    ['The password is too easy to guess.', ...passwordHints(warning, suggestions)].join(' '),
};

/** The errors of form fields; the API uses these messages too. */
export const adminFieldErrors: FieldErrorWords = { ...fieldErrors, ...own };
