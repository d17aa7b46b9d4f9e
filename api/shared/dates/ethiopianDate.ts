import { dayNumberOf, dayOfNumber } from './days.ts';

/** A day of the Ethiopian calendar: twelve months of 30 days, and Pagume with 5 or 6. */
export interface EthiopianDate {
  /** The year of the Ethiopian era (E.C.), which is seven or eight less than the Gregorian year. */
  year: number;
  /** From 1 (Meskerem) to 13 (Pagume). */
  month: number;
  day: number;
}

export const monthsInYear = 13;

/** The Julian Day Number before that of 1 Meskerem 1 E.C., which was 29 August 8 (Julian). */
const dayNumberBeforeEra = 1_724_220;

/** The Julian Day Number of an Ethiopian date. */
export function ethiopianDayNumber({ year, month, day }: EthiopianDate): number {
  return dayNumberBeforeEra + 365 * (year - 1) + Math.floor(year / 4) + 30 * (month - 1) + day;
}

/** The Ethiopian date of a day, YYYY-MM-DD. */
export function ethiopianDateOf(day: string): EthiopianDate {
  const number = dayNumberOf(day);
  const year = Math.floor((4 * (number - dayNumberBeforeEra - 1) + 1463) / 1461);
  const inYear = number - ethiopianDayNumber({ year, month: 1, day: 1 });
  return { year, month: Math.floor(inYear / 30) + 1, day: (inYear % 30) + 1 };
}

/** The day of an Ethiopian date as YYYY-MM-DD. */
export function dayOfEthiopian(date: EthiopianDate): string {
  return dayOfNumber(ethiopianDayNumber(date));
}

/** The number of days of a month. Pagume has 6 in the year before a leap day of the Julian calendar. */
export function daysInEthiopianMonth(year: number, month: number): number {
  if (month < monthsInYear) return 30;
  return year % 4 === 3 ? 6 : 5;
}
