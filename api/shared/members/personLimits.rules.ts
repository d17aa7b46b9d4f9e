import { monthsLater } from '../dates/days.ts';

/** No living person was born earlier; YYYY-MM-DD. */
export const earliestBirth = '1900-01-01';

/**
 * The day on which the association was founded (docs/product/README.md, section 1.1), YYYY-MM-DD.
 * Nobody became a member earlier.
 */
export const founded = '1997-11-01';

/**
 * How many years the register has the name and the dates of a former member (Incorporated Societies
 * Regulations 2023).
 */
export const registerYears = 7;

/** The age from which a person needs a consent of their own, in years. */
export const adultAge = 18;

/** Whether the 18th birthday has come. Days are YYYY-MM-DD. */
export const isAdult = (dob: string, today: string) =>
  dob !== '' && monthsLater(dob, 12 * adultAge) <= today;
