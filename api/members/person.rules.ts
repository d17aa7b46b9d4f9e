import { z } from 'zod';
import {
  maxLine,
  optionalEmail,
  requiredDay,
  requiredLine,
  requiredText,
} from '../content/common.rules.ts';
import { earliestBirth, founded } from './personLimits.rules.ts';

const dayFormat = 'Date must be in DD-MM-YYYY format';

/**
 * The fields of a person who is, or wants to be, a member (docs/product.md, section 4.3).
 * @param dateMissing the message where the day of registration or application is missing
 */
export const personFields = (dateMissing: string) => ({
  name: requiredLine('Full name is required'),
  dob: requiredDay('Date of Birth is required', dayFormat),
  email: optionalEmail('Enter a valid email').pipe(z.string().max(200, 'At most 200 characters')),
  // Of several lines, as on an envelope.
  address: requiredText('Address is required').pipe(
    z.string().max(maxLine, `At most ${String(maxLine)} characters`),
  ),
  contactNumber: requiredLine('Contact number is required'),
  date: requiredDay(dateMissing, dayFormat),
});

/**
 * The same fields, as far as they are plausible: for the forms, in which a slip of the hand is seen
 * at once. What was registered elsewhere is imported as it is.
 * @param today in Auckland, YYYY-MM-DD
 */
export function plausiblePerson(today: string, dateMissing: string) {
  const fields = personFields(dateMissing);
  return {
    ...fields,
    dob: fields.dob
      .refine((day) => day >= earliestBirth, 'Date of Birth cannot be before 1900')
      .refine((day) => day <= today, 'Date of Birth cannot be in the future'),
    contactNumber: fields.contactNumber
      .transform((text) => text.replace(invisibleMarks, ''))
      .refine(
        isTelephone,
        'Enter one telephone number with at least 7 digits, such as 021 555 0100 or +251 91 155 0100',
      ),
    date: fields.date
      .refine((day) => day >= founded, 'The association was founded in November 1997')
      .refine((day) => day <= dayAfter(today), 'Date cannot be in the future'),
  };
}

/** Whether a person was born before the day of registration or application, or not at all yet. */
export const isBornBefore =
  (today: string) =>
  ({ dob, date }: { dob: string; date: string }) =>
    dob < date || dob > today;
export const notBornYet = { path: ['date'], message: 'Date must be after the date of birth' };

/** Marks of the direction of writing, which phones put around a number that is copied. */
const invisibleMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A number as people write it, of New Zealand or with a country's code: E.164 has 15 digits at most. */
function isTelephone(text: string): boolean {
  if (text === '') return true;
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s()./\p{Pd}]+$/u.test(text) && digits >= 7 && digits <= 15;
}

/** East of Auckland it may be tomorrow. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
