import type { z } from 'zod';
import {
  atMost,
  isDay,
  maxLine,
  optionalEmail,
  requiredDay,
  requiredLine,
  requiredText,
} from '../content/common.rules.ts';
import { telephone } from '../content/telephone.rules.ts';
import { failsWith } from '../fieldErrors.rules.ts';
import { earliestBirth, founded } from './personLimits.rules.ts';

/** The fields of a member or an applicant (docs/product/forms.md, section 4.3). */
export const personFields = () => ({
  name: requiredLine(),
  dob: requiredDay(),
  email: optionalEmail(),
  // Several lines, as on an envelope.
  address: requiredText().pipe(atMost(maxLine)),
  contactNumber: requiredLine(),
  date: requiredDay(),
});

/**
 * Rules that refuse implausible values. For forms, so that a typing error is noticed at once. Rows
 * from other systems are imported as they are.
 * @param today in Auckland, YYYY-MM-DD
 */
export function plausiblePerson(today: string) {
  const fields = personFields();
  return {
    ...fields,
    dob: fields.dob
      .refine((day) => day >= earliestBirth, failsWith('dateTooEarly', { earliest: earliestBirth }))
      .refine((day) => day <= today, failsWith('dateInFuture')),
    contactNumber: fields.contactNumber.pipe(telephone()),
    date: sinceFounding(fields.date, today),
  };
}

/** Refuses days before the association was founded, and days of the future. Accepts no day at all. */
export const sinceFounding = (rule: z.ZodType<string>, today: string) =>
  rule
    .refine((day) => day === '' || day >= founded, failsWith('dateTooEarly', { earliest: founded }))
    .refine((day) => day <= dayAfter(today), failsWith('dateInFuture'));

/**
 * Whether the date of birth is before the day of registration or application. True if there is no
 * such day, and for a date of birth in the future, because other rules report these errors.
 */
export const isBornBefore =
  (today: string) =>
  ({ dob, date }: { dob: string; date: string }) =>
    !isDay(date) || dob < date || dob > today;
export const notBornYet = { path: ['dob'], ...failsWith('notBeforeRegistration') };

/** East of Auckland it may already be tomorrow. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
