import { isDay } from '../shared/content/common.rules.ts';
import { romanise } from '../shared/content/romanisation.rules.ts';
import { dayNumberOf, dayOfNumber } from '../shared/dates/days.ts';
import { dayOfEthiopian, daysInEthiopianMonth } from '../shared/dates/ethiopianDate.ts';
import { ethiopianMonths } from '../shared/dates/ethiopianText.ts';
import { calendar as amharic } from '../shared/messages/am/calendar.ts';
import { calendar as english } from '../shared/messages/en/calendar.ts';
import type { ReadingName } from './importColumn.types.ts';

/** A way in which all cells of a column can be read. */
export interface Reading {
  name: ReadingName;
  /** The value of a cell; null if this reading does not fit the cell. */
  read: (cell: string) => string | null;
  /** Whether the user must confirm this reading even if no other reading fits. */
  mustBeConfirmed?: boolean;
}

/**
 * Parses a date in one format.
 * @param latest the latest date that a two-digit year can mean
 * @returns YYYY-MM-DD; null if the text has another format or the date does not exist
 */
type DateFormat = (text: string, latest: string) => string | null;

/** A date format as a regular expression with the groups `year`, `month` and `day`. */
const dateFormat = (pattern: string): DateFormat => {
  const whole = new RegExp(`^${pattern}$`, 'iu');
  return (text, latest) => {
    const { year = '', month = '', day = '' } = whole.exec(text)?.groups ?? {};
    if (year.length !== 2) return dayOf(year, month, day);
    // The last year with these two digits in which the date is not after `latest`.
    const century = Number(latest.slice(0, 2));
    const found = dayOf(String(century) + year, month, day);
    return found && found > latest ? dayOf(String(century - 1) + year, month, day) : found;
  };
};

/**
 * The day of a date in the Gregorian calendar, or in the Ethiopian one if the month has a name of that calendar.
 * @returns YYYY-MM-DD; null if the date does not exist
 */
function dayOf(year: string, month: string, day: string): string | null {
  const gregorian = `${year}-${monthNumber(month)}-${day.padStart(2, '0')}`;
  if (isDay(gregorian)) return gregorian;
  const date = { year: Number(year), month: ethiopianMonth(month), day: Number(day) };
  const exists = date.month > 0 && date.day <= daysInEthiopianMonth(date.year, date.month);
  return exists && date.day > 0 ? dayOfEthiopian(date) : null;
}

function monthNumber(month: string): string {
  if (/^\d/.test(month)) return month.padStart(2, '0');
  const isMonth = (name: string) => name.toLowerCase().startsWith(month.toLowerCase());
  const index = Math.max(...[english, amharic].map(({ months }) => months.findIndex(isMonth)));
  return String(index + 1).padStart(2, '0');
}

/** Names in Ethiopic letters are compared by their consonants, because spellings differ: ኅዳር and ህዳር, ሚያዝያ and ሚያዚያ. */
const consonantsOf = (name: string) =>
  romanise(name)
    .replace(/[aeiou]/g, '')
    .replace(/(.)\1+/g, '$1');

/** The number of an Ethiopian month, whose name may be shortened; 0 if there is no such month. */
function ethiopianMonth(name: string): number {
  const isLatin = /[a-z]/i.test(name);
  const typed = isLatin ? name.toLowerCase() : consonantsOf(name);
  const isMonth = ({ am, en }: { am: string; en: string }) => {
    const whole = isLatin ? en.toLowerCase() : consonantsOf(am);
    return whole === typed || (typed.length > 2 && whole.startsWith(typed));
  };
  return ethiopianMonths.findIndex(isMonth) + 1;
}

const year = String.raw`(?<year>\d{4}|\d{2})`;
const numbers = (first: string, second: string) =>
  String.raw`(?<${first}>\d{1,2})[-/.](?<${second}>\d{1,2})[-/.]${year}`;
const inMonth = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const monthName = String.raw`(?<month>[a-z]{3,}|\p{Script=Ethiopic}{2,})\.?`;
const weekday = String.raw`(?:\p{L}+,\s*)?`;
const era = String.raw`(?:\s*ዓ\.?\s*ም\.?)?`;

/** Unambiguous formats: 1980-02-03, 3-Feb-80, 5 June 1985, June 5, 1985 and መስከረም 3 ቀን 1969 ዓ.ም. */
const plainForms = [
  dateFormat(String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`),
  dateFormat(String.raw`${weekday}${inMonth}[\s/.-]*${monthName}[\s,/.-]*${year}${era}`),
  dateFormat(String.raw`${weekday}${monthName}[\s/-]*${inMonth}(?:\s*ቀን)?[\s,፣/-]+${year}${era}`),
];
const dayFirst = dateFormat(numbers('day', 'month'));
const monthFirst = dateFormat(numbers('month', 'day'));

/** A serial number: spreadsheets count days from 1899-12-30. Numbers of four digits are years. */
const serial: DateFormat = (text) =>
  /^\d{5}(?:\.\d+)?$/.test(text)
    ? dayOfNumber(dayNumberOf('1899-12-30') + Math.floor(Number(text)))
    : null;

/** No date is longer (characters). Regular expressions are slow on long texts. */
const maxLength = 60;

/** The time 00:00, which spreadsheets and databases append to a date. */
const midnight = /[\sT]+(?:0?0:00(?::00(?:\.0+)?)?Z?|12:00(?::00)? AM)$/i;

/**
 * The readings of a column of dates, the strictest first.
 * @param latest the latest date that a two-digit year can mean
 */
export function dateReadings(latest: string): Reading[][] {
  const reading = (
    name: Reading['name'],
    forms: DateFormat[],
    mustBeConfirmed = false,
  ): Reading => ({
    name,
    mustBeConfirmed,
    read(cell) {
      const text = cell.length > maxLength ? '' : cell.trim().replace(midnight, '');
      return forms.map((read) => read(text, latest)).find((day) => day !== null) ?? null;
    },
  });
  return [
    [
      reading('DAY_FIRST', [...plainForms, dayFirst]),
      reading('MONTH_FIRST', [...plainForms, monthFirst]),
      reading('SERIAL_NUMBER', [serial]),
    ],
    [
      reading('DAY_FIRST_IF_POSSIBLE', [...plainForms, dayFirst, monthFirst]),
      reading('MONTH_FIRST_IF_POSSIBLE', [...plainForms, monthFirst, dayFirst]),
    ],
    // The user must confirm these readings, because a number among other dates may be a mistake.
    [
      reading('DAY_FIRST_OR_NUMBER', [...plainForms, dayFirst, monthFirst, serial], true),
      reading('MONTH_FIRST_OR_NUMBER', [...plainForms, monthFirst, dayFirst, serial], true),
    ],
  ];
}

/** Whether a text has the form of a numeric date, even if the date does not exist. */
export const isNumericDate = (text: string) =>
  /^\s*(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2}))\s*$/.test(text);

/** The readings of a column of telephone numbers. */
export const telephoneReadings: Reading[][] = [
  [
    { name: 'AS_WRITTEN', read: (cell) => cell },
    { name: 'CORRECTED', read: restored },
  ],
];

/**
 * Undoes what a spreadsheet does to a telephone number that it treats as a number: adds the leading 0 or +
 * again, and removes a minus and decimals.
 */
function restored(cell: string): string {
  const text = cell
    .trim()
    .replace(/\.0+$/, '')
    .replace(/^-\s*(?=\d)/, '');
  const digits = text.replace(/[\s().\p{Pd}]/gu, '');
  if (!/^[1-9]\d{7,14}$/.test(digits)) return text;
  // National numbers are shorter than 11 digits. Ten digits that begin with 64 contain the code of New Zealand.
  return /^(?:64\d{8}|\d{11,})$/.test(digits) ? `+${text}` : `0${text}`;
}
