const dayInMilliseconds = 86_400_000;
/** Days from the first day of the Ethiopian calendar to 1 January 1970. */
const ethiopianDaysBefore1970 = 716_732;
const daysInFourYears = 4 * 365 + 1;

/**
 * A day as pages show it (docs/product.md, section 2.7).
 * @param date YYYY-MM-DD
 * @returns DD-MM-YYYY
 */
export function dayMonthYear(date: string): string {
  return date.split('-').reverse().join('-');
}

/**
 * What a leaf of a wall calendar says about a day.
 * @param date YYYY-MM-DD
 * @returns the weekday counted from Sunday and the month counted from January, both from 0
 */
export function calendarLeaf(date: string) {
  const day = new Date(`${date}T00:00:00Z`);
  return {
    weekday: day.getUTCDay(),
    day: day.getUTCDate(),
    month: day.getUTCMonth(),
    year: day.getUTCFullYear(),
  };
}

/**
 * The same day in the Ethiopian calendar: twelve months of 30 days and Pagume with 5, or with 6 in
 * the last of every four years.
 * @param date YYYY-MM-DD
 * @returns the month counted from 0, Meskerem
 */
export function ethiopianDay(date: string): { day: number; month: number; year: number } {
  const since = Date.parse(`${date}T00:00:00Z`) / dayInMilliseconds + ethiopianDaysBefore1970;
  const inFourYears = since % daysInFourYears;
  // The sixth day of Pagume ends the last of the four years and must not begin a fifth.
  const yearInFour = Math.min(3, Math.floor(inFourYears / 365));
  const dayInYear = inFourYears - yearInFour * 365;
  return {
    day: (dayInYear % 30) + 1,
    month: Math.floor(dayInYear / 30),
    year: Math.floor(since / daysInFourYears) * 4 + yearInFour,
  };
}
