import {
  dayOfEthiopian,
  daysInEthiopianMonth,
  ethiopianDateOf,
  monthsInYear,
} from '../../../api/shared/dates/ethiopianDate.ts';
import { readEthiopicNumeral } from '../../../api/shared/dates/ethiopicNumeral.ts';

/** A date of the Ethiopian calendar as it is typed, each part as text. */
export interface EthiopianParts {
  day: string;
  /** From 1 to 13; empty while none is selected. */
  month: string;
  year: string;
}

export const noParts: EthiopianParts = { day: '', month: '', year: '' };

/** The parts of a day, YYYY-MM-DD; empty parts for an empty text. */
export function partsOf(day: string): EthiopianParts {
  if (day === '') return noParts;
  const date = ethiopianDateOf(day);
  return { day: String(date.day), month: String(date.month), year: String(date.year) };
}

/** The state of a typed date: the day if it is complete, otherwise what is missing or wrong. */
export type ReadParts = { is: 'empty' | 'incomplete' | 'impossible' } | { is: 'day'; day: string };

/** Years before the first and after the last do not have four digits in the Gregorian calendar. */
const years = { first: 1000, last: 9990 };

/** Parses digits or Ethiopic numerals; 0 if it is no number. */
const readNumber = (text: string) =>
  /^\d+$/.test(text) ? Number(text) : (readEthiopicNumeral(text) ?? 0);

/** Whether a year has too few digits, as in '70'. */
export const isShortYear = ({ year }: EthiopianParts) =>
  year.trim() !== '' && readNumber(year.trim()) < years.first;

/** Parses a date as far as it is typed. */
export function readParts(parts: EthiopianParts): ReadParts {
  const texts = [parts.day, parts.month, parts.year].map((text) => text.trim());
  if (texts.every((text) => text === '')) return { is: 'empty' };
  if (texts.some((text) => text === '')) return { is: 'incomplete' };
  // A year is typed digit by digit.
  if (isShortYear(parts)) return { is: 'incomplete' };
  const [day = 0, month = 0, year = 0] = texts.map(readNumber);
  const isThere =
    year <= years.last &&
    month >= 1 &&
    month <= monthsInYear &&
    day >= 1 &&
    day <= daysInEthiopianMonth(year, month);
  return isThere ? { is: 'day', day: dayOfEthiopian({ year, month, day }) } : { is: 'impossible' };
}
