import { dayMonthYear } from '../dates/calendar.ts';

/** Tells what the values of these fields mean to people: days as they stand on every page. */
export const displayDays =
  (...names: string[]) =>
  (name: string, value: string): string | undefined =>
    names.includes(name) && value ? dayMonthYear(value) : undefined;
