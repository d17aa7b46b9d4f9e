import { dayMonthYear } from '../../api/shared/dates/days.ts';

/** Formats the day values of these fields as on every page. */
export const displayDays =
  (...names: string[]) =>
  (name: string, value: string): string | undefined =>
    names.includes(name) && value ? dayMonthYear(value) : undefined;
